import { articleFor } from './article.ts';
import type { Proposal } from '../proposal.ts';
import { capitalise, type Scene } from './context.ts';
import type { Sentence, Token } from './tokens.ts';

type Wording = {
  scene: Scene;
  sentence: Sentence;
  /** The tokens to replace: from the first up to, not including, the last. */
  from: number;
  to: number;
  after: string;
};

type Edited = Pick<Proposal, 'edits' | 'claim' | 'cost'>;

/**
 * Other words in the place of some tokens, with what that demands around them: the capital of a sentence's first word,
 * "a" or "an" before, the space that a deletion leaves. Null where it cannot be done for certain.
 */
export function reword({ scene, sentence, from, to, after }: Wording): Edited | null {
  const { tokens } = sentence;
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last || !isFree(tokens, from, to)) return null;
  if (after === '') return remove(scene, sentence, from, to);
  const previous = tokens[from - 1];
  const next = tokens[to];
  const words = after.split(' ');
  if (next && words.length > 0 && next.lower === words.at(-1) && next.gap === 'space') return null;
  if (previous && previous.lower === words[0]?.toLowerCase() && first.gap === 'space') return null;
  let wording = fitLastArticle(after, next);
  if (wording === null) return null;
  let { start } = first;
  if (from === 0 && first.capital) wording = capitalise(wording);
  const isArticle =
    previous !== undefined && first.gap === 'space' && (previous.lower === 'a' || previous.lower === 'an');
  if (isArticle) {
    const article = articleFor(words[0] ?? '');
    if (article === null) return null;
    if (article !== previous.lower) {
      if (previous.held) return null;
      start = previous.start;
      wording = `${previous.capital ? capitalise(article) : article} ${wording}`;
    }
  }
  return {
    edits: [{ start, end: last.end, after: wording }],
    claim: [{ start: isArticle ? previous.start : start, end: last.end }],
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

function remove(scene: Scene, { tokens }: Sentence, from: number, to: number): Edited | null {
  const first = tokens[from];
  const last = tokens[to - 1];
  const next = tokens[to];
  const previous = tokens[from - 1];
  if (!first || !last || !next) return null;
  const cost = costOf(tokens, from, to, []);
  if (next.kind === 'mark') {
    if (!previous || first.gap !== 'space' || next.gap !== 'none' || !',.;:!?'.includes(next.lower))
      return null;
    return {
      edits: [{ start: previous.end, end: last.end, after: '' }],
      claim: [{ start: previous.start, end: next.end }],
      cost,
    };
  }
  if (next.gap !== 'space') return null;
  if (from === 0 && first.capital) {
    const keepsCase = next.capital || next.held;
    const end = keepsCase ? next.start : next.start + 1;
    const after = keepsCase ? '' : scene.text.charAt(next.start).toUpperCase();
    return {
      edits: [{ start: first.start, end, after }],
      claim: [{ start: first.start, end: next.end }],
      cost,
    };
  }
  if (previous && (previous.lower === 'a' || previous.lower === 'an')) {
    const article = next.kind === 'word' && !next.capital ? articleFor(next.lower) : null;
    if (article === null || previous.held) return null;
    const wording = previous.capital ? capitalise(article) : article;
    return {
      edits: [{ start: previous.start, end: next.start, after: `${wording} ` }],
      claim: [{ start: previous.start, end: next.end }],
      cost,
    };
  }
  return {
    edits: [{ start: first.start, end: next.start, after: '' }],
    claim: [{ start: first.start, end: next.end }],
    cost,
  };
}

/** Nothing in it is protected, and all of it stands on one line with single spaces. */
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
