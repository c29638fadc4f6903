import { linkGroups, links, type LinkGroup, type Voice } from '#contract/voice.ts';
import { linkReason, styleReasons } from '#prose/voice/reasons.ts';
import { respelt } from '#prose/voice/spellings.ts';
import { hasTag, isMark, isWord, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { opensNoun } from '../grammar/word-class.ts';
import { proposeRewording } from '../wording.ts';

/** The tokens of a linking word, from the first up to, not including, the last; its comma is included. */
type Place = { from: number; to: number };

/** Linking words that join a clause without a comma after them. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(['but', 'so', 'although', 'though', 'even though']);

/** Replaces linking words that the writer does not use with those that they do. */
export function proposeFavourites(context: Context, sentence: Sentence): void {
  const { voice } = context.settings;
  if (voice === null) return;
  for (const group of linkGroups) {
    const favourite = voice.links[group];
    if (favourite === undefined) continue;
    for (const word of links[group]) {
      if (word === favourite) continue;
      for (const place of placesOf(word, group, sentence.tokens)) {
        const after = group === 'example' || CONJUNCTIONS.has(favourite) ? favourite : `${favourite},`;
        proposeRewording({ context, sentence, ...place }, after, {
          rule: 'voice-link',
          reason: linkReason(favourite),
        });
      }
    }
  }
}

/** Replaces the spelling of words with the writer's. */
export function proposeSpelling(context: Context, sentence: Sentence): void {
  const spelling = context.settings.voice?.spelling ?? null;
  if (spelling === null) return;
  for (const [from, token] of sentence.tokens.entries()) {
    const after = isWord(token) ? respelt(token.lower, spelling) : null;
    if (after === null) continue;
    proposeRewording({ context, sentence, from, to: from + 1 }, after, {
      rule: 'voice-spelling',
      reason: spelling === 'American' ? styleReasons.american : styleReasons.british,
    });
  }
}

/** Inside a sentence these are not held: they join clauses that a cut may separate, and are kept anyway. */
const JOINTS: ReadonlySet<string> = new Set(['but', 'so']);

/** Holds the writer's favourite linking words, so that they are not changed. */
export function holdFavourites(tokens: readonly Token[], voice: Voice | null): void {
  if (voice === null) return;
  for (const favourite of Object.values(voice.links)) {
    const words = favourite.split(' ');
    for (let at = 0; at < tokens.length; at++) {
      if (!standsAt(words, tokens, at) || (at > 0 && JOINTS.has(favourite))) continue;
      for (const token of tokens.slice(at, at + words.length)) token.held = true;
    }
  }
}

function* placesOf(word: string, group: LinkGroup, tokens: readonly Token[]): Iterable<Place> {
  const words = word.split(' ');
  const isConjunction = CONJUNCTIONS.has(word);
  for (let from = 0; from < tokens.length; from++) {
    const next = from + words.length;
    if (!standsAt(words, tokens, from)) continue;
    if (group === 'example') yield { from, to: next };
    else if (from > 0 && !(group === 'although' && isMark(tokens[from - 1], ','))) continue;
    else if (isConjunction && opensClause(tokens[next])) yield { from, to: next };
    else if (!isConjunction && isMark(tokens[next], ',')) yield { from, to: next + 1 };
  }
}

const standsAt = (words: readonly string[], tokens: readonly Token[], at: number): boolean =>
  words.every((word, index) => tokens[at + index]?.lower === word);

/** Whether a clause starts: "so they left", not "so far" nor "though, …". */
const opensClause = (next: Token | undefined): boolean =>
  isWord(next) && (hasTag(next, Tag.Subject | Tag.Determiner | Tag.Possessive) || opensNoun(next));
