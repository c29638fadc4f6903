import { styleReasons } from '#prose/voice/reasons.ts';
import { factWords } from '#prose/text/english.ts';
import { capitalise } from '#prose/text/words.ts';
import { isFormal } from '../../options.ts';
import { hasTag, isWord, wording, type Context } from '../context.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { Tag } from '../lexicon/tags.ts';
import { isAdverb } from '../grammar/word-class.ts';

const NEGATIVES: Record<string, string> = { "can't": 'cannot', "won't": 'will not', "shan't": 'shall not' };
const ENDINGS: Record<string, string> = { "'re": ' are', "'ve": ' have', "'ll": ' will', "'m": ' am' };
/** In these words “’s” is not a possessive. */
const BEFORE_IS = new Set("it's that's there's here's what's who's where's how's he's she's".split(' '));

/** Expands contractions for a formal tone or an author who uses fewer: "don't" → "do not", "it's" → "it is" or "it has". */
export function proposeExpansions(context: Context, sentence: Sentence): void {
  const isOfVoice = (context.targets?.contractions ?? 0) < 0;
  if (!isOfVoice && !isFormal(context.settings.tone)) return;
  for (const [at, token] of sentence.tokens.entries()) {
    if (token.kind !== 'word' || token.held) continue;
    const full = inFull(sentence.tokens, at, token.lower.replace('\u2019', "'"));
    if (full === null) continue;
    const after = token.capital ? capitalise(full) : full;
    context.propose(sentence, {
      rule: isOfVoice ? 'voice-expansion' : 'expansion',
      reason: isOfVoice ? styleReasons.fullForms : 'The tone that you chose asks for the full form.',
      claim: [{ start: token.start, end: token.end }],
      wordings: [wording([{ start: token.start, end: token.end, after }], 1)],
    });
  }
}

function inFull(tokens: readonly Token[], at: number, lower: string): string | null {
  if (!lower.includes("'")) return null;
  const next = tokens[at + 1];
  if (lower.endsWith("n't")) {
    // "Don't they know?" stays: "Do not they know?" is not English.
    if (hasTag(next, Tag.Subject) || factWords.stressed.has(next?.lower ?? '')) return null;
    return NEGATIVES[lower] ?? (lower === "ain't" ? null : `${lower.slice(0, -3)} not`);
  }
  if (lower === "let's") return 'let us';
  for (const [ending, full] of Object.entries(ENDINGS)) {
    if (lower.endsWith(ending)) return withI(lower.slice(0, -ending.length) + full);
  }
  if (!isWord(next)) return null;
  let verb = at + 1;
  while (isAdverb(tokens[verb])) verb++;
  const action = tokens[verb];
  if (BEFORE_IS.has(lower)) return `${lower.slice(0, -2)} ${isPerfect(action) ? 'has' : 'is'}`;
  return null;
}

/** Whether "'s" is short for "has": "it's been", "he's got"; "it's made of wood" is "is". */
const isPerfect = (action: Token | undefined): boolean => action?.lower === 'been' || action?.lower === 'got';

const withI = (text: string): string => text.replace(/^i\b/, 'I');
