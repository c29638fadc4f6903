import type { Entry } from './entries.ts';
import type { Match } from './matches.ts';

/** Two entries that have changed places: who does what to whom, or from where to where. */
export type Exchange = { before: [Entry, Entry]; after: [Entry, Entry] };

/** Maximum distance, in matched entries, between two entries that are compared. */
const REACH = 7;
const PASSIVE = /\b(?:is|are|was|were|be|been|being|gets?|got)\b[^.;]{0,40}\bby\b/i;

/** Finds exchanges: "Teachers trained parents" and "parents trained teachers", "from north to south" and "from south to north". */
export function findExchange(
  before: readonly Entry[],
  after: readonly Entry[],
  matches: readonly Match[],
  texts: { before: string; after: string },
): Exchange | null {
  const there = new Map(matches.map((match) => [match.before, match.after]));
  const changesVoice = PASSIVE.test(texts.before) !== PASSIVE.test(texts.after);
  if (changesVoice) return unturned(before, after, there);
  return (
    exchangedPlaces(before, after, there, ORDERED.test(texts.before)) ?? turnedAround(before, after, there)
  );
}

type Places = ReadonlyMap<number, number>;

/** Words by which the order of a list matters. */
const ORDERED = /\b(?:former|latter|respectively|[Bb]etween \p{Lu}\p{L}+ and \p{Lu})/u;

/** Kinds that can be the agent, object, start or end of an action. */
const ENDS = new Set<Entry['kind']>(['word', 'name', 'number', 'date', 'who']);
export const isEnd = ({ kind }: Entry): boolean => ENDS.has(kind);

/** Finds two entries of one kind in a sentence that are in reverse order around a third, or that have exchanged governors. */
function exchangedPlaces(
  before: readonly Entry[],
  after: readonly Entry[],
  there: Places,
  isOrdered: boolean,
): Exchange | null {
  const places = [...there.keys()].toSorted((one, other) => one - other);
  for (const [at, left] of places.entries())
    for (const right of places.slice(at + 1, at + REACH)) {
      const [leftThere = 0, rightThere = 0] = [there.get(left), there.get(right)];
      const [first, second, one, other] = [before[left], before[right], after[leftThere], after[rightThere]];
      if (!first || !second || !one || !other || rightThere > leftThere || leftThere - rightThere > 2 * REACH)
        continue;
      if (first.sentence !== second.sentence || one.sentence !== other.sentence) continue;
      const isPivoted = () =>
        places.slice(at + 1, at + REACH).some((middle) => {
          const middleThere = there.get(middle) ?? -1;
          const isContent = before.slice(middle, middle + 1).some(isEnd);
          return isContent && middle < right && middleThere > rightThere && middleThere < leftThere;
        });
      const exchangeGovernors =
        first.governor !== second.governor &&
        one.governor === second.governor &&
        other.governor === first.governor;
      const areAlike = [first, second, one, other].every(({ governor }) => governor === first.governor);
      // "Faster than", "leads to": the two sides mean different things whatever they are.
      const areSides = exchangeGovernors && /^(?:than|to)$/.test(second.governor);
      const isListed = isOrdered && right === places[at + 1] && isEnd(first) && isEnd(second);
      const areExchanged = exchangeGovernors && isOfAKind(first, second);
      const areTurned =
        (areAlike || exchangeGovernors) && first.kind === second.kind && isEnd(first) && isPivoted();
      if (areSides || isListed || areExchanged || areTurned)
        return { before: [first, second], after: [other, one] };
    }
  return null;
}

const isFirst = ({ key }: Entry): boolean => key === 'I' || key === 'we';
const isThird = ({ key }: Entry): boolean => key === 'he' || key === 'she' || key === 'they';

/** Whether one of two persons is the speaker and the other somebody else: "we" and "they". */
export const areOpposed = (one: Entry, other: Entry): boolean =>
  (isFirst(one) && isThird(other)) || (isThird(one) && isFirst(other));

const PERSON =
  /(?:[eo]rs?|ees?|ists?|ants?|ians?|men|women|people|staff|teams?|kids|child(?:ren)?|patients?|students?|parents?|clients?|nurses?|friends?|husband|wife|mother|father|sister|brother|who)$/;

/** Whether a word names a person or group that acts or is acted on, as far as its ending or a short list can tell. */
export const isPerson = (word: string): boolean => PERSON.test(word);

function isOfAKind(one: Entry, other: Entry): boolean {
  if (!isEnd(one) || one.kind !== other.kind) return false;
  const isFromTo = [one.governor, other.governor].toSorted().join(' ') === 'from to';
  return one.kind !== 'word' || isFromTo || (isPerson(one.key) && isPerson(other.key));
}

const NEAR_VERB = 4;
/** Kinds that may stand between a subject and its verb. */
const PASSED = new Set<Entry['kind']>(['free', 'quantity', 'certainty', 'link', 'direction']);

/** "A patch corrupted a server" and "a server corrupted a patch": the entries right before and after a word have changed places. */
function turnedAround(before: readonly Entry[], after: readonly Entry[], there: Places): Exchange | null {
  const here = new Map([...there].map(([place, other]) => [other, place]));
  for (const [at, pivotThere] of there) {
    const pivot = before[at];
    const left = subjectOf(before, at);
    const leftThere = subjectOf(after, pivotThere);
    if (pivot?.kind !== 'word' || left === null || leftThere === null) continue;
    const moved = there.get(left) ?? -1;
    const home = here.get(leftThere) ?? -1;
    if (moved <= pivotThere || home <= at) continue;
    const [first, second, one, other] = [before[left], before[home], after[moved], after[leftThere]];
    if (!first || !second || !one || !other || !isEnd(second)) continue;
    const isNear = weighed(after, pivotThere, moved) <= NEAR_VERB && weighed(before, at, home) <= NEAR_VERB;
    const isBare = [first, second, one, other].every(({ governor }) => governor === '');
    const isOneClause = second.clause === pivot.clause && one.clause === other.clause;
    if (isNear && isBare && isOneClause) return { before: [first, second], after: [other, one] };
  }
  return null;
}

/** "A was followed by B" and "A followed B": the voice has changed and the entries before and after the verb have not. */
function unturned(before: readonly Entry[], after: readonly Entry[], there: Places): Exchange | null {
  for (const [at, pivotThere] of there) {
    const [verb, verbThere] = [before[at], after[pivotThere]];
    // "Used by 60 managers": what follows "by" is no verb.
    if (verb?.kind !== 'word' || verb.governor === 'by' || verbThere?.governor === 'by') continue;
    const [left, leftThere] = [subjectOf(before, at), subjectOf(after, pivotThere)];
    if (left === null || leftThere === null || there.get(left) !== leftThere) continue;
    let right = at + 1;
    while (right < before.length && !before.slice(right, right + 1).some(isEnd)) right++;
    const rightThere = there.get(right);
    const [first, second, one, other] = [
      before[left],
      before[right],
      after[leftThere],
      after[rightThere ?? -1],
    ];
    if (!first || !second || !one || !other || rightThere === undefined || rightThere < pivotThere) continue;
    if ((second.governor === 'by') !== (other.governor === 'by'))
      return { before: [first, second], after: [one, other] };
  }
  return null;
}

/** Returns the index of the weighty entry right before another one in its clause. */
function subjectOf(entries: readonly Entry[], at: number): number | null {
  for (let here = at - 1; here >= 0; here--) {
    const entry = entries[here];
    if (entry === undefined || entry.clause !== entries[at]?.clause) return null;
    if (isEnd(entry)) return here;
    if (!PASSED.has(entry.kind)) return null;
  }
  return null;
}

const weighed = (entries: readonly Entry[], from: number, to: number): number =>
  entries.slice(from + 1, to + 1).filter(({ kind }) => kind !== 'free').length;
