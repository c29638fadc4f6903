import type { Changed } from '../changed.ts';
import { isMark, isOfWeight } from '../tokens.ts';

/** What joins two statements: against what one would expect, for a reason, or with what follows from it. */
type Join = 'contrast' | 'reason' | 'perhaps a reason' | 'effect';

const JOINS: ReadonlyMap<string, Join> = new Map(
  (
    [
      [
        'contrast',
        'but however yet although though despite nevertheless nonetheless whereas notwithstanding',
      ],
      ['reason', 'because due owing'],
      ['perhaps a reason', 'since'],
      ['effect', 'therefore thus hence consequently thereby'],
    ] as const
  ).flatMap(([join, words]) => words.split(' ').map((word) => [word, join] as const)),
);

/** What may tell a reason or an effect in other words: "since", "leads to". */
const MAY_JOIN =
  /^(?:as|so|since|for|given|with|by|from|through|that|result\w*|caus\w*|lead\w*|led|mak\w+|made|reason\w*|why|which|means?|meaning|thanks|allow\w*|enabl\w*|let\w*|help\w*|creat\w*|driv\w*|bring\w*|trigger\w*|spark\w*|attribut\w*|stem\w*|account|then|out|of)$/;

export const isJoint = (token: string): boolean => token === 'so' || JOINS.has(token);

type Found = { join: Join; at: number };

function joinsOf(tokens: readonly string[]): Found[] {
  const found: Found[] = [];
  for (const [at, token] of tokens.entries()) {
    const join = token === 'so' && tokens[at - 1] === ',' ? 'effect' : JOINS.get(token);
    if (join === undefined || (token === 'but' && isNoContrast(tokens, at))) continue;
    if ((token === 'due' || token === 'owing') && tokens[at + 1] !== 'to') continue;
    // "Because of this" points back.
    if (join === 'reason' && tokens[at + 2] === 'this') continue;
    found.push({ join, at });
  }
  return found;
}

/** "Not only … but also", "nothing but". */
const isNoContrast = (tokens: readonly string[], at: number): boolean =>
  tokens[at - 1] === 'nothing' || tokens[at - 1] === 'all' || tokens.slice(0, at).includes('not');

/** Whether a contrast has become a reason, or a reason has changed sides with what follows from it. */
export function turnsJoin({ had, has, from, hadEnd, hasEnd }: Changed): boolean {
  const lost = joinsOf(had);
  const gained = joinsOf(has);
  if (lost.length + gained.length === 0) return false;
  const isTouched = ({ at }: Found, end: number) => at >= from && at < end;
  const gone = lost.filter(({ join }) => !gained.some((other) => other.join === join));
  const come = gained.filter(({ join }) => !lost.some((other) => other.join === join));
  for (const one of gone)
    for (const other of come) {
      if (isReason(one) && isReason(other)) {
        if (changesSides(had, one, has, other)) return true;
      } else if (one.join !== 'perhaps a reason' && other.join !== 'perhaps a reason') return true;
    }
  const [one, ...more] = lost.filter(isReason);
  const [other, ...others] = gained.filter(isReason);
  const isOneEach = one && other && more.length + others.length === 0;
  if (isOneEach && one.join === other.join && changesSides(had, one, has, other)) return true;
  // A reason out of nothing: "and" → "because".
  return (
    come.some(
      (found) => found.join === 'reason' && isTouched(found, hasEnd) && !hints(had, has, from, hadEnd),
    ) ||
    gone.some(
      (found) => found.join === 'reason' && isTouched(found, hadEnd) && !hints(has, had, from, hasEnd),
    )
  );
}

const isReason = ({ join }: Found): boolean => join !== 'contrast';

const hints = (tokens: readonly string[], others: readonly string[], from: number, end: number): boolean =>
  tokens
    .slice(Math.max(0, from - 1), end + 1)
    .some(
      (token) =>
        (isMark(token) && token !== ',' && token !== '.') ||
        (token !== 'and' && MAY_JOIN.test(token) && !others.includes(token)),
    );

/** "It broke, so it fell" → "it broke because it fell". */
function changesSides(had: readonly string[], one: Found, has: readonly string[], other: Found): boolean {
  const was = reasonOf(had, one);
  const is = reasonOf(has, other);
  return rest(had, was).some((token) => is.has(token)) && rest(has, is).some((token) => was.has(token));
}

const rest = (tokens: readonly string[], reason: ReadonlySet<string>): string[] =>
  tokens.filter((token) => isOfWeight(token) && !reason.has(token));

/** The words of weight that tell the reason. */
function reasonOf(tokens: readonly string[], { join, at }: Found): ReadonlySet<string> {
  const isHead = tokens.slice(0, at).every(isMark);
  const comma = tokens.indexOf(',', at);
  const reason =
    join === 'effect' ? tokens.slice(0, at) : tokens.slice(at + 1, isHead && comma > 0 ? comma : undefined);
  return new Set(reason.filter(isOfWeight));
}
