import { capitalise } from '#prose/text/words.ts';
import { styleReasons } from '#prose/voice/reasons.ts';
import { hasTag, isWord, reach, sentencesBeside, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, looksParticiple } from '../grammar/word-class.ts';
import { isFree } from '../wording.ts';

const ENDINGS: Record<string, string> = {
  am: "'m",
  are: "'re",
  had: "'d",
  has: "'s",
  have: "'ve",
  is: "'s",
  will: "'ll",
};
/** “Would” is not contracted: “they'd” might also be “they had”. */
const CONTRACTED = new Map<string, readonly string[]>([
  ...['you', 'we', 'they'].map((subject) => [subject, ['are', 'have', 'had', 'will']] as const),
  ...['he', 'she'].map((subject) => [subject, ['is', 'has', 'had', 'will']] as const),
  ['i', ['am', 'have', 'had', 'will']],
  ['it', ['is', 'has']],
  ['there', ['is']],
  ['that', ['is']],
]);

const OPENS_CLAUSE = new Set(
  (
    'and but that because if so since while although though when once until unless whether think thinks thought believe ' +
    'believed know knew realize realized hope hoped means , ; :'
  ).split(' '),
);

const REASON = 'A contraction sounds more natural here.';

// For a casual tone, an author who uses contractions, and a text in which most people would: "It is late." → "It's late."
// Skips stressed verbs ("you know how tired they are") and verbs that are not auxiliaries ("I had a house").

export function proposeContractions(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  if (!context.contractsMore() && context.settings.tone !== 'casual') return;
  const isOfVoice = context.settings.voice !== null && context.contractsMore();
  for (let at = 0; at + 2 < tokens.length; at++) {
    const subject = tokens[at];
    const verb = tokens[at + 1];
    const next = tokens[at + 2];
    if (!subject || !verb || !hasTag(verb, Tag.Be | Tag.Have | Tag.Modal)) continue;
    if (subject.kind !== 'word' || !isFree(tokens, at, at + 2)) continue;
    const pair = `${subject.lower} ${verb.lower}`;
    if (
      CONTRACTED.get(subject.lower)?.includes(verb.lower) !== true ||
      verb.gap !== 'space' ||
      !isAlone(tokens, at)
    )
      continue;
    if (!isWord(next) || next.gap !== 'space' || next.lower === 'not' || hasTag(next, Tag.And)) continue;
    if (!goesOn(verb, tokens, at) || (subject.lower === 'that' && at > 0)) continue;
    if (namesWithIng(pair, next) || isLitany(context, sentence, at)) continue;
    const then = tokens[at + 3];
    // "It is hoped that" is a formal phrase; "it's hoped that" would mix styles.
    if (pair === 'it is' && looksParticiple(next) && (then?.lower === 'that' || then?.kind === 'mark'))
      continue;
    const ending = ENDINGS[verb.lower] ?? '';
    const name = subject.lower === 'i' ? 'I' : subject.lower;
    const after = name + ending.replace("'", context.apostrophe);
    const both = reach(subject, verb);
    context.propose(sentence, {
      rule: isOfVoice ? 'voice-contraction' : 'contraction',
      reason: isOfVoice ? styleReasons.contractions : REASON,
      claim: [both],
      wordings: [wording([{ ...both, after: subject.capital ? capitalise(after) : after }], 2)],
    });
  }
}

/** Whether the verb is unstressed, wherever the clause is: "what they are doing", "the house he had built". */
function goesOn(verb: Token, tokens: readonly Token[], at: number): boolean {
  if (hasTag(verb, Tag.Have)) return openPerfect(tokens, at + 2);
  const action = tokens[afterAdverbs(tokens, at + 2)];
  if (hasTag(verb, Tag.Modal)) return hasTag(action, Tag.Base | Tag.Be | Tag.Have) && action?.lower !== 'had';
  return opensClause(tokens, at) || (hasTag(action, Tag.Ing) && action?.entry?.base !== null);
}

/** "It is leaving the house when it rains": the "-ing" form says what it is and is not a progressive. */
const namesWithIng = (pair: string, next: Token): boolean =>
  (pair === 'it is' || pair === 'that is') && next.lower.endsWith('ing');

/** "It is the rain. It is the mud.": sentences that begin alike on purpose stay alike. */
function isLitany(context: Context, sentence: Sentence, at: number): boolean {
  if (at > 0) return false;
  const { tokens } = sentence;
  return sentencesBeside(context, sentence).some(
    (other) => other.tokens[0]?.lower === tokens[0]?.lower && other.tokens[1]?.lower === tokens[1]?.lower,
  );
}

function afterAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (isAdverb(tokens[at])) at++;
  return at;
}

/** Whether the subject stands alone before its verb: not "should they have", nor "you and I had". */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.lower === 'and')
    return !hasTag(tokens[at - 2], Tag.Subject | Tag.Object) && !tokens[at - 2]?.held;
  if (opensClause(tokens, at)) return true;
  return (
    RELATES.has(before?.lower ?? '') ||
    (isSomething(before) && tokens[at]?.lower !== 'it' && !hasTag(tokens[at + 1], Tag.Modal))
  );
}

/** Words that may precede the subject of a clause: "what they are building" */
const RELATES = new Set('what how where why which who all everything anything'.split(' '));

/** Whether a noun may have a relative clause after it: "the house she had built", not "future you will". */
const isSomething = (token: Token | undefined): boolean =>
  isOpenWord(token) && !hasTag(token, Tag.Modal | Tag.Do | Tag.Be | Tag.Have);

/** Whether a perfect follows: "had never seen", "has grown"; not "had a house", "had to", nor "had raised eyebrows". */
function openPerfect(tokens: readonly Token[], from: number): boolean {
  const at = afterAdverbs(tokens, from);
  const token = tokens[at];
  if (at === from && isOpenWord(tokens[at + 1]) && token?.lower !== 'been') return false;
  // "How much you have left": here "left" is not a perfect.
  return (
    isWord(token) &&
    !['had', 'left'].includes(token.lower) &&
    (hasTag(token, Tag.Participle) || token.lower === 'been')
  );
}

function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || OPENS_CLAUSE.has(before.lower);
}
