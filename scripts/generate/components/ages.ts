import { day } from '#contract/time.ts';

/** How long a newer version may stand before ours is behind (docs/security.md). */
const daysFor = { line: 30, nextLine: 180 };

/** A component that ships, and what the registry says of it. `own`: we name its version. `wanted`: the newest that those take who bring it. */
export type Part = {
  name: string;
  version: string;
  own: boolean;
  wanted: string;
  deprecated?: string;
  /** When each version came out. */
  time: Record<string, string>;
};

/** Deprecated, and not ours to replace: who brings them in its newest version, and why that does no harm. */
export const accepted: Record<string, string> = {
  'lodash.isequal':
    'the newest Quill brings it by quill-delta; it compares attributes in the editor of admins',
};

const isStable = (version: string) => /^\d+\.\d+\.\d+$/.test(version);
const numbersOf = (version: string) => version.split('.').map(Number);

export function compare(one: string, other: string): number {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  return left.map((number, place) => number - (right[place] ?? 0)).find((step) => step !== 0) ?? 0;
}

/** Within a line nothing breaks: the major version, and the minor one while that is 0. */
function lineOf(version: string): string {
  const [major, minor] = numbersOf(version);
  return major === 0 ? `0.${minor}` : `${major}`;
}

type Newer = { version: string; since: string };

/** The newest of them, and since when there has been any. */
function newestOf({ time }: Part, isMeant: (version: string) => boolean): Newer | undefined {
  const versions = Object.keys(time).filter((version) => isStable(version) && isMeant(version));
  const version = versions.toSorted(compare).at(-1);
  const [since] = versions.map((each) => time[each] ?? '').toSorted();
  return version === undefined || since === undefined ? undefined : { version, since };
}

const newerInLine = (part: Part) =>
  newestOf(part, (version) => compare(version, part.version) > 0 && lineOf(version) === lineOf(part.version));

const newerLine = (part: Part) =>
  newestOf(part, (version) => compare(version, part.version) > 0 && lineOf(version) !== lineOf(part.version));

const newerTaken = (part: Part) =>
  newestOf(part, (version) => compare(version, part.version) > 0 && compare(version, part.wanted) <= 0);

function breachesOf(part: Part, now: Date): string[] {
  const { name, version, own, deprecated } = part;
  const overdue = (newer: Newer | undefined, days: number) =>
    newer !== undefined && now.getTime() - Date.parse(newer.since) > days * day
      ? [
          `${name} ${version} has been behind since ${newer.since.slice(0, 10)}; ${newer.version} is the newest.`,
        ]
      : [];
  return [
    ...(deprecated === undefined || name in accepted
      ? []
      : [`${name} ${version} is deprecated: ${deprecated}`]),
    ...(own
      ? [...overdue(newerInLine(part), daysFor.line), ...overdue(newerLine(part), daysFor.nextLine)]
      : overdue(newerTaken(part), daysFor.line)),
  ];
}

/** Where a component stands longer than it may, in words. */
export const breachesIn = (parts: readonly Part[], now: Date): string[] =>
  parts.flatMap((part) => breachesOf(part, now));

/** What is not the newest and within its time: of what others bring, what these do not take yet. */
export const waitingIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    const newest = newerLine(part) ?? newerInLine(part);
    return newest === undefined
      ? []
      : [`${part.name} ${part.version} (${newest.version}, since ${newest.since.slice(0, 10)})`];
  });
