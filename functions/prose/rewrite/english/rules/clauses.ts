import { hasTag, isMark, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { proposeRewording } from '../wording.ts';
import { isOpenWord, opensNoun, isPersonal, looksParticiple } from '../grammar/word-class.ts';

/** "skills that are needed for" → "skills needed for". */
export function proposeRelatives(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  for (let at = 1; at + 3 < tokens.length; at++) {
    const relative = tokens[at];
    const verb = tokens[at + 1];
    const participle = tokens[at + 2];
    const next = tokens[at + 3];
    if (!relative || !['that', 'which', 'who'].includes(relative.lower) || !verb) continue;
    if (!['is', 'are', 'was', 'were'].includes(verb.lower) || !participle) continue;
    const noun = tokens[at - 1];
    if (noun?.lower !== 'those' && !isOpenWord(noun)) continue;
    if (hasTag(noun, Tag.S | Tag.Past)) continue;
    const isPassive = looksParticiple(participle) && hasTag(next, Tag.Preposition) && next?.lower !== 'to';
    if (CONTENT_NOUNS.has(noun?.lower ?? '') || goesOn(tokens, at + 3)) continue;
    if (!isPassive && !(hasTag(participle, Tag.Ing) && next?.kind === 'word' && !hasTag(next, Tag.And)))
      continue;
    proposeRewording({ context, sentence, from: at, to: at + 2 }, '', {
      rule: 'relative',
      reason: 'The participle says this without a relative clause.',
    });
  }
}

/** "a plan that is made in May and changes in June": the relative clause has a second verb, which needs its "that". */
function goesOn(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at + 1 < tokens.length; at++) {
    if (hasTag(tokens[at], Tag.And) && hasTag(tokens[at + 1], Tag.S | Tag.Be | Tag.Have | Tag.Modal))
      return true;
  }
  return false;
}

/** After these nouns "that" opens what the noun says, and must stay. */
const CONTENT_NOUNS = new Set(
  (
    'fact idea belief claim notion view hope possibility argument evidence knowledge realization understanding conclusion sign proof ' +
    'reminder miracle shame pity mistake luck message word rumor news assumption fear feeling sense truth theory doubt news way so such now given provided extent certainty chance thought point'
  ).split(' '),
);

/** Verbs of saying and thinking that do well without "that". */
const SAYING = new Set(
  (
    'say says said think thinks thought believe believes believed know knows knew feel feels felt realize realizes realized hope hopes hoped ' +
    'wish wishes wished understand understood guess guessed suppose supposed'
  ).split(' '),
);

/** With these in a sentence, "that" may open what is said instead of describing a noun. */
const TELLING = new Set(
  'ask assure convince explain inform notify persuade promise remind show teach tell warn announce'.split(
    ' ',
  ),
);

/** "It was not until May that they came": here “that” is needed. */
const CLEFT = new Set(["it's", 'until', 'it', 'only']);

/** "the problems that they face" → "the problems they face"; "he knew that she" → "he knew she". */
export function proposeThat(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  const tells = tokens.some((token) => TELLING.has(token.entry?.base ?? '') || CLEFT.has(token.lower));
  for (let at = 2; at + 2 < tokens.length; at++) {
    if (tokens[at]?.lower !== 'that') continue;
    const before = tokens[at - 1];
    const subject = tokens[at + 1];
    if (!before || !subject || !isPersonal(subject)) continue;
    const isSaying = SAYING.has(before.lower) && !hasTag(tokens[at - 2], Tag.Be);
    const isRelative =
      !tells &&
      tokens[0]?.lower !== 'it' &&
      isOpenWord(before) &&
      before.tags === 0 &&
      !CONTENT_NOUNS.has(before.lower) &&
      subject.lower !== 'it' &&
      !before.lower.endsWith('ed');
    const opened = opensNoun(tokens[at - 2]) || isOpenWord(tokens[at - 2]);
    if (!isSaying && !(isRelative && opened)) continue;
    proposeRewording({ context, sentence, from: at, to: at + 1 }, '', {
      rule: 'that',
      reason: 'Spoken English leaves this “that” out.',
    });
  }
}

/** ", which is a river in Spain" → ", a river in Spain". */
export function proposeWhichIs(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  for (let at = 2; at + 3 < tokens.length; at++) {
    if (tokens[at]?.lower !== 'which' || !isMark(tokens[at - 1], ',')) continue;
    const verb = tokens[at + 1];
    const next = tokens[at + 2];
    if (!verb || !['is', 'are'].includes(verb.lower) || !next) continue;
    const isNoun = next.lower === 'a' || next.lower === 'an' || next.lower === 'the';
    const isKnown = next.lower === 'known' || next.lower === 'called';
    if (!isNoun && !isKnown) continue;
    if (!isOpenWord(tokens[at - 2])) continue;
    proposeRewording({ context, sentence, from: at, to: at + 2 }, '', {
      rule: 'which-is',
      reason: 'The noun can stand beside the noun it explains.',
    });
  }
}
