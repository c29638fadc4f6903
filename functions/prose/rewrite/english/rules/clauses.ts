import { hasTag, isMark, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { proposeRewording } from '../wording.ts';
import { isAdverb, isOpenWord, looksParticiple, opensNoun } from '../grammar/word-class.ts';

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
    if (!hasTag(tokens[at], Tag.And)) continue;
    let verb = at + 1;
    while (isAdverb(tokens[verb]) && verb + 1 < tokens.length) verb++;
    if (hasTag(tokens[verb], Tag.S | Tag.Past | Tag.Be | Tag.Have | Tag.Modal)) return true;
    if (mayBeVerb(tokens[verb], tokens[verb + 1])) return true;
  }
  return false;
}

/** "and includes measurable aims", "and includes the poor": no list knows the verb, but a word follows that no plural noun has behind it. */
const mayBeVerb = (token: Token | undefined, next: Token | undefined): boolean =>
  isOpenWord(token) && /[^su']s$/.test(token.lower) && (opensNoun(next) || isOpenWord(next));

/** After these nouns "that" opens what the noun says, and must stay. */
const CONTENT_NOUNS = new Set(
  (
    'fact idea belief claim notion view hope possibility argument evidence knowledge realization understanding conclusion sign proof ' +
    'reminder miracle shame pity mistake luck message word rumor news assumption fear feeling sense truth theory doubt news way so such now given provided extent certainty chance thought point'
  ).split(' '),
);

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
