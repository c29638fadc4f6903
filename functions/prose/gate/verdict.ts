import { type ContentKind, contentKinds, type Held, type Seen } from '#contract/humanize.ts';
import type { FoundChange } from '../text/changes/change.ts';
import { standingIn, stopped, unquoted } from '../text/quoted-words.ts';
import type { Span } from '../text/words.ts';
import type { Difference } from './difference.ts';
import type { Entry } from './entries.ts';

/** `kept`: no differences. `lost`: something that must stay is gone or new. `in doubt`: words differ and somebody must decide. */
export type Verdict = 'kept' | 'in doubt' | 'lost';

/** A replacement for a span of the source, the changes that make it, and the differences found. */
export type Judged = Held & { changes: FoundChange[]; verdict: Verdict };

/** `placeOf` maps a position in the text that the entries were read from to its position in `after`. */
export type Made = Span & { after: string; placeOf: (place: number) => number; changes: FoundChange[] };

export function verdictOn(differences: readonly Difference[], made: Made, source: string): Judged {
  const { start, end, after, placeOf, changes } = made;
  const seen = differences
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ kind, before, after: there }): Seen => {
      const place = spanOf(there);
      return {
        kind,
        before: spanOf(before) ?? { start, end: start },
        after:
          place === null ? { start: 0, end: 0 } : { start: placeOf(place.start), end: placeOf(place.end) },
      };
    });
  const isLost = differences.some(({ isSure }) => isSure);
  const verdict = differences.length === 0 ? 'kept' : isLost ? 'lost' : 'in doubt';
  return {
    start,
    end,
    after,
    changes,
    verdict,
    seen,
    why: whyOf(seen, source, made),
  };
}

/** Sort key: sure differences first, then by the order of `contentKinds`. */
const rankOf = ({ kind, isSure }: Difference): number =>
  contentKinds.indexOf(kind) - (isSure ? contentKinds.length : 0);

function spanOf(entries: readonly Entry[]): Span | null {
  if (entries.length === 0) return null;
  return {
    start: Math.min(...entries.map(({ start }) => start)),
    end: Math.max(...entries.map(({ end }) => end)),
  };
}

const MOST_NAMED = 3;
const LONGEST = 60;

/** Explains the differences to a person: "“Doctors” had become “Patients”." */
function whyOf(seen: readonly Seen[], source: string, { start, end, after }: Made): string {
  const standsBefore = standingIn(source.slice(start, end));
  const standsAfter = standingIn(after);
  const reasons = new Set<string>();
  for (const { kind, before: one, after: other } of seen) {
    if (reasons.size === MOST_NAMED) break;
    const [gone, come] = [quoted(source, one), quoted(after, other)];
    if (seen.length === 1 || !isUnordered(kind)) {
      reasons.add(sentenceFor(kind, gone, come));
      continue;
    }
    // Of several words nobody can say which took the place of which, and some only stand elsewhere.
    const isGone = gone !== null && !standsAfter(source.slice(one.start, one.end));
    const isNew = come !== null && !standsBefore(after.slice(other.start, other.end));
    if (isGone && isNew) reasons.add(`${gone} is gone and ${come} is new.`);
    else if (isGone || isNew) reasons.add(sentenceFor(kind, isGone ? gone : null, isNew ? come : null));
  }
  if (reasons.size === 0 && seen.length > 0) return 'Small words, their order or their number had changed.';
  return [...reasons].join(' ');
}

const isUnordered = (kind: ContentKind): boolean =>
  ['word', 'quantity', 'certainty', 'link', 'clause'].includes(kind);

function quoted(text: string, { start, end }: Span): string | null {
  const words = unquoted(text.slice(start, end).replaceAll(/\s+/g, ' ').trim());
  if (words === '') return null;
  return words.length > LONGEST ? `“${words.slice(0, LONGEST).trimEnd()}…”` : `“${words}”`;
}

function sentenceFor(kind: ContentKind, before: string | null, after: string | null): string {
  if (kind === 'paragraph') return 'It had moved to another paragraph.';
  if (kind === 'sentence') return before === null ? 'This sentence is new.' : 'This sentence is gone.';
  if (before !== null && after !== null) {
    const had = stopped(`${before} had become ${after}`);
    return kind === 'who' && before.includes(' ') ? `Who does what had changed: ${had}` : had;
  }
  return before === null ? `${after ?? 'Something'} is new.` : `${before} is gone.`;
}
