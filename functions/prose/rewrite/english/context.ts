import type { BlockKind } from '../../text/blocks.ts';
import type { Settings } from '../options.ts';
import type { Edit, Proposal } from '../proposal.ts';
import type { Sentence, Token } from './tokens.ts';

/** What a rule sees of the document while it reads one block. */
export type Scene = {
  text: string;
  settings: Settings;
  kind: BlockKind;
  sentences: readonly Sentence[];
  /** How often each choice has been made, so that alternatives take turns. */
  turns: Map<string, number>;
  /** The apostrophe this document uses. */
  apostrophe: string;
  /** Whether the block is told in the past; null until a rule asks. */
  past: boolean | null;
  propose: (proposal: Proposal) => void;
};

/** The next of several alternatives: another each time, another order for another seed. */
export function takeTurn(scene: Scene, key: string, count: number): number {
  if (count === 1) return 0;
  const turn = scene.turns.get(key) ?? 0;
  scene.turns.set(key, turn + 1);
  return (turn + scene.settings.seed + key.length) % count;
}

export const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';

export const hasTag = (token: Token | undefined, tags: number): boolean =>
  token !== undefined && (token.tags & tags) !== 0;

/** Any of the marks that are named. */
export const isMark = (token: Token | undefined, marks: string): boolean =>
  token?.kind === 'mark' && marks.includes(token.lower);

/** The first word's index: past an opening bracket or quote. */
export const firstWord = (sentence: Sentence): number =>
  sentence.tokens.findIndex((token) => token.kind !== 'mark');

/** A word that comes to open a sentence, with its capital; what stood from `start` up to it becomes `before`. */
export const openWith = (scene: Scene, word: Token, start: number, before: string): Edit => ({
  start,
  end: word.start + 1,
  after: before + scene.text.charAt(word.start).toUpperCase(),
});

/** From the one token to the other, both of them in it. */
export const reach = (first: Token, last: Token): { start: number; end: number } => ({
  start: first.start,
  end: last.end,
});

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
