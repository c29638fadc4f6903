import { isMark, isOfWeight, tokensOf } from '../../../gate/tokens.ts';
import type { Earlier } from './earlier.ts';
import { CLAIMS, CONCLUDING } from './words.ts';

/** Of its words of weight the text has nearly all. */
const SAID = 0.92;
const SAID_IN_EACH = 0.8;
/** Of its words that stand beside each other most stand in one sentence before, so that nothing new is said with known words. */
const TOGETHER = 0.7;
const TOGETHER_IN_EACH = 0.55;

/** What one sentence of a conclusion has of what was said. */
type Count = { words: number; said: number; pairs: number; together: number };

/** Whether all that these sentences say has been said: nearly every word, beside the same words, and nothing surer than it was. */
export function restates(sentences: readonly string[], earlier: Earlier): boolean {
  const all: Count = { words: 0, said: 0, pairs: 0, together: 0 };
  for (const sentence of sentences) {
    const tokens = tokensOf(sentence);
    const count = countOf(tokens, earlier);
    if (!isEnough(count, SAID_IN_EACH, TOGETHER_IN_EACH) || claimsMore(tokens, earlier)) return false;
    for (const key of ['words', 'said', 'pairs', 'together'] as const) all[key] += count[key];
  }
  return all.words > 0 && isEnough(all, SAID, TOGETHER);
}

const isEnough = ({ words, said, pairs, together }: Count, most: number, beside: number): boolean =>
  said >= most * words && together >= beside * pairs;

function countOf(tokens: readonly string[], earlier: Earlier): Count {
  const count: Count = { words: 0, said: 0, pairs: 0, together: 0 };
  const isSeries = listsThings(tokens);
  let before: ReadonlySet<number> | null = null;
  for (const [at, token] of tokens.entries()) {
    // One thing of a series need not have stood beside the next.
    if (isSeries && token === ',' && !opensSentence(tokens, at)) before = null;
    if (!isOfWeight(token) || CONCLUDING.has(token)) continue;
    const places = earlier.placesOf(token);
    count.words++;
    if (places.size > 0) count.said++;
    if (before !== null) {
      count.pairs++;
      if (overlap(before, places)) count.together++;
    }
    before = places;
  }
  return count;
}

function overlap(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const place of few) if (many.has(place)) return true;
  return false;
}

/** "By reading aloud, …": what comes before this comma is no thing of a series. */
const opensSentence = (tokens: readonly string[], comma: number): boolean =>
  OPENS.has(tokens[0] ?? '') && tokens.indexOf(',') === comma;

const OPENS = new Set(
  'by with through while although though as when if despite in for from instead given once'.split(' '),
);

/** "It saves time, cuts waste and keeps people well." */
function listsThings(tokens: readonly string[]): boolean {
  const comma = tokens.lastIndexOf(',');
  return comma >= 0 && !opensSentence(tokens, comma) && tokens.slice(comma).some((token) => JOINS.has(token));
}

const JOINS = new Set(['and', 'or']);

/** "Must", "will", "only", "not": what is said with them, one sentence before said with the same word of mostly the same things. */
function claimsMore(tokens: readonly string[], earlier: Earlier): boolean {
  return clausesOf(tokens).some((clause) => {
    const claims = clause.filter((token) => CLAIMS.has(token));
    if (claims.length === 0) return false;
    const own = weighty(clause);
    const words = own.length < LEAST_OF_CLAUSE ? weighty(tokens) : own;
    const shares = new Map<number, number>();
    for (const word of words)
      for (const place of earlier.placesOf(word)) shares.set(place, (shares.get(place) ?? 0) + 1);
    const alike = [...shares].flatMap(([place, share]) => (share * 2 >= words.length ? [place] : []));
    return claims.some((claim) => !earlier.hasIn(claim, alike));
  });
}

/** Fewer words of weight do not tell what a clause is about. */
const LEAST_OF_CLAUSE = 2;

const weighty = (tokens: readonly string[]): string[] =>
  tokens.filter((token) => isOfWeight(token) && !CONCLUDING.has(token) && !CLAIMS.has(token));

function clausesOf(tokens: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const token of tokens) {
    if (isMark(token)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}
