import { articleFor } from '../../lexicon/inflect.ts';
import { capitalise, type Span } from '../../text/words.ts';
import type { Edit, Wording } from '../proposal.ts';
import type { Context, Draft } from './context.ts';
import type { Sentence, Token } from './grammar/tokens.ts';

type Place = {
  context: Context;
  sentence: Sentence;
  /** The tokens to replace: `from` up to, not including, `to`. */
  from: number;
  to: number;
};

type Edited = { edit: Edit; claim: Span; cost: number };

/** Collects the wordings of a place, and the span that any of them depends on. */
export class Rewordings {
  readonly wordings: Wording[] = [];
  readonly #claim: Span = { start: Infinity, end: 0 };

  /** Adds a wording of the place with other words, if that can be done with certainty. */
  add(place: Place, after: string, brings: readonly string[], index: number): void {
    const edited = reword(place, after);
    if (!edited) return;
    const { edit, claim, cost } = edited;
    this.#claim.start = Math.min(this.#claim.start, claim.start);
    this.#claim.end = Math.max(this.#claim.end, claim.end);
    this.wordings.push({ edits: [edit], cost, brings, place: index });
  }

  get claim(): readonly Span[] {
    return [this.#claim];
  }
}

/** Proposes a single rewording of a place, if it can be made. */
export function proposeRewording(place: Place, after: string, said: Pick<Draft, 'rule' | 'reason'>): void {
  const rewordings = new Rewordings();
  rewordings.add(place, after, [], 0);
  const { claim, wordings } = rewordings;
  if (wordings.length > 0) place.context.propose(place.sentence, { ...said, claim, wordings });
}

/** Yields the indices of a list, starting at one that depends on the key, so that not every row begins with the first. */
export function* inTurn(key: string, count: number): Iterable<number> {
  for (let turn = 0; turn < count; turn++) yield (1 + key.length + turn) % count;
}

/**
 * Replaces some tokens with other words, and adjusts what surrounds them: the capital of a sentence's first word,
 * "a" or "an" before, the space that a deletion leaves. Returns null when that cannot be done with certainty.
 */
function reword({ context, sentence, from, to }: Place, after: string): Edited | null {
  const { tokens } = sentence;
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last || !isFree(tokens, from, to)) return null;
  if (after === '') return remove(context, sentence, from, to);
  const previous = tokens[from - 1];
  const next = tokens[to];
  const words = after.split(' ');
  if (next && next.lower === words.at(-1) && next.gap === 'space') return null;
  if (previous && previous.lower === words[0]?.toLowerCase() && first.gap === 'space') return null;
  let written = fitLastArticle(after, next);
  if (written === null) return null;
  let { start } = first;
  if (from === 0 && first.capital) written = capitalise(written);
  const isArticle =
    previous !== undefined && first.gap === 'space' && (previous.lower === 'a' || previous.lower === 'an');
  if (isArticle) {
    const article = articleFor(words[0] ?? '');
    if (article === null) return null;
    if (article !== previous.lower) {
      if (previous.held) return null;
      start = previous.start;
      written = `${previous.capital ? capitalise(article) : article} ${written}`;
    }
  }
  return {
    edit: { start, end: last.end, after: written },
    claim: { start: isArticle ? previous.start : start, end: last.end },
    cost: costOf(tokens, from, to, words),
  };
}

/** "is a" before a word with a vowel becomes "is an". */
function fitLastArticle(after: string, next: Token | undefined): string | null {
  if (!/(?:^| )an?$/.test(after)) return after;
  if (!next || next.kind !== 'word' || next.capital) return null;
  const article = articleFor(next.lower);
  return article === null ? null : after.replace(/an?$/, article);
}

/** Maximum cost of a deletion, however long; otherwise a short text of stock phrases would keep half of them. */
const COST_OF_CUT = 2;

function remove(context: Context, { tokens }: Sentence, from: number, to: number): Edited | null {
  const first = tokens[from];
  const last = tokens[to - 1];
  const next = tokens[to];
  const previous = tokens[from - 1];
  if (!first || !last || !next) return null;
  const cost = Math.min(COST_OF_CUT, costOf(tokens, from, to, []));
  if (next.kind === 'mark') {
    if (!previous || first.gap !== 'space' || next.gap !== 'none' || !',.;:!?'.includes(next.lower))
      return null;
    return {
      edit: { start: previous.end, end: last.end, after: '' },
      claim: { start: previous.start, end: next.end },
      cost,
    };
  }
  if (next.gap !== 'space') return null;
  if (from === 0 && first.capital) {
    const keepsCase = next.capital || next.held;
    const end = keepsCase ? next.start : next.start + 1;
    const after = keepsCase ? '' : context.text.charAt(next.start).toUpperCase();
    return {
      edit: { start: first.start, end, after },
      claim: { start: first.start, end: next.end },
      cost,
    };
  }
  if (previous && (previous.lower === 'a' || previous.lower === 'an')) {
    const article = next.kind === 'word' && !next.capital ? articleFor(next.lower) : null;
    if (article === null || previous.held) return null;
    const wording = previous.capital ? capitalise(article) : article;
    return {
      edit: { start: previous.start, end: next.start, after: `${wording} ` },
      claim: { start: previous.start, end: next.end },
      cost,
    };
  }
  return {
    edit: { start: first.start, end: next.start, after: '' },
    claim: { start: first.start, end: next.end },
    cost,
  };
}

/** Whether none of the tokens is protected, and all are on one line with single spaces. */
export function isFree(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (!token || token.held || (at > from && token.gap === 'other')) return false;
  }
  return true;
}

function costOf(tokens: readonly Token[], from: number, to: number, words: readonly string[]): number {
  let before = 0;
  let same = 0;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (!token || token.kind === 'mark') continue;
    before++;
    if (words.includes(token.lower)) same++;
  }
  return Math.max(1, Math.max(before, words.length) - same);
}
