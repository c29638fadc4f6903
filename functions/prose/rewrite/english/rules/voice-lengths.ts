import { styleReasons } from '#prose/voice/reasons.ts';
import { endsWithStop, finiteVerbs, isStatement, openingEnd } from '../grammar/clause.ts';
import { hasTag, isMark, openWith, reach, sentenceBeside, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isOpenWord, isPersonal, opensNoun } from '../grammar/word-class.ts';

// Brings sentences closer to the writer's own length.
//   longer:  The river rose. It took the bridge.  →  The river rose; it took the bridge.
//   shorter: The river rose; it took the bridge.  →  The river rose. It took the bridge.
// Skips sentences with other breaks in them, and those where it is unclear who does the second thing.

const LEAST_WORDS = 4;
/** Maximum length of a joined sentence, relative to the writer's mean length. */
const LONGEST_JOINED = 1.6;
const BREAKS = ':;?!"\u201c\u201d\u2014\u2013()';
const TAKES_UP = new Set('he she it they this these his her its their'.split(' '));

export function proposeVoiceJoin(context: Context, sentence: Sentence): void {
  const { targets, settings, text } = context;
  const next = sentenceBeside(context, sentence, 1);
  const stop = sentence.tokens.at(-1);
  const opener = next?.tokens[0];
  if (targets === null || settings.voice === null || targets.sentences >= 0 || !next || !stop || !opener)
    return;
  if (stop.held || opener.held || !TAKES_UP.has(opener.lower) || !isPlain(sentence) || !isPlain(next)) return;
  if (sentence.words + next.words > settings.voice.sentenceLength * LONGEST_JOINED) return;
  if (text.slice(stop.end, opener.start) !== ' ' || deniesAndCorrects(sentence, next)) return;
  const after = `; ${text.charAt(opener.start).toLowerCase()}`;
  context.propose(sentence, {
    rule: 'voice-join',
    reason: styleReasons.longer,
    claim: [{ start: stop.start, end: opener.end }],
    wordings: [wording([{ start: stop.start, end: opener.start + 1, after }], 1)],
  });
}

/** Whether it is a whole sentence without any break except its full stop. */
const isPlain = ({ tokens, words }: Sentence): boolean =>
  words >= LEAST_WORDS &&
  endsWithStop(tokens) &&
  !tokens.some((token) => isMark(token, BREAKS)) &&
  isStatement(tokens, openingEnd(tokens), tokens.length);

/** "We are not heroes. They are people": with a semicolon this is even more typical of machines. */
const deniesAndCorrects = (sentence: Sentence, next: Sentence): boolean =>
  sentence.tokens.some((token) => hasTag(token, Tag.Negation)) &&
  next.tokens.slice(1, 3).some((token) => hasTag(token, Tag.Be));

export function proposeVoiceCut(context: Context, sentence: Sentence): void {
  const { targets, settings } = context;
  const { tokens } = sentence;
  // Academic sentences may be long.
  if (targets === null || settings.voice === null || targets.sentences <= 0) return;
  if (settings.tone === 'academic') return;
  if (sentence.words <= settings.voice.sentenceLength || !endsWithStop(tokens)) return;
  const breaks = tokens.flatMap((token, at) => (isMark(token, BREAKS) ? at : []));
  const [at = commaBeforeAnd(tokens)] = breaks;
  const mark = tokens[at];
  if (breaks.length > 1 || !mark || mark.held || (breaks.length === 1 && !isMark(mark, ';'))) return;
  const from = isMark(mark, ';') ? at + 1 : at + 2;
  const subject = tokens[from];
  if (!subject || subject.held || !isStatement(tokens, openingEnd(tokens), at)) return;
  if (!opensClause(tokens, from) || hangsTogether(tokens, at)) return;
  context.propose(sentence, {
    rule: 'voice-cut',
    reason: styleReasons.shorter,
    claim: [reach(mark, subject)],
    wordings: [wording([openWith(context, subject, mark.start, '. ')], 1)],
  });
}

/** Index of the only comma after the opening, if "and" follows it; -1 otherwise. */
function commaBeforeAnd(tokens: readonly Token[]): number {
  const start = openingEnd(tokens);
  const commas = tokens.flatMap((token, at) => (at >= start && isMark(token, ',') ? at : []));
  const [at = -1] = commas;
  return commas.length === 1 && tokens[at + 1]?.lower === 'and' ? at : -1;
}

/** Whether a short subject and its verb follow: "it was loud", "my heart beat", "the doors are shut". */
function opensClause(tokens: readonly Token[], from: number): boolean {
  const first = tokens[from];
  const isPronoun = isPersonal(first) || first?.lower === 'there';
  if (!isPronoun && !opensNoun(first)) return false;
  if (first?.lower.includes("'") === true) return true;
  const reachOfVerb = isPronoun ? 2 : 4;
  return finiteVerbs(tokens, from + 1, from + 1 + reachOfVerb).some(({ certain }) => certain);
}

/** Whether a condition, a denial or a reported statement before the mark may also apply to what follows it. */
const hangsTogether = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(0, at)
    .some(
      (token, here) =>
        hasTag(token, Tag.Negation) ||
        (hasTag(token, Tag.Relative | Tag.Subordinator) && !isPointer(tokens, here)) ||
        /^(?:because|before|after|as|tell|wish)$/.test(token.lower),
    );

/** Whether a word does not open a clause: "that year", "how old" */
const isPointer = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'how' || (tokens[at]?.lower === 'that' && isOpenWord(tokens[at + 1]));
