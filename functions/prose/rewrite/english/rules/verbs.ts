import { verbForms, type Form } from '../../../lexicon/inflect.ts';
import { isFormal } from '../../options.ts';
import { capitalise, hasTag, isMark, reach, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isLetterOrApplication } from '../speaking.ts';
import { isFree } from '../wording.ts';
import { isOpenWord, opensNoun } from '../grammar/word-class.ts';

const FORM_OF: readonly (readonly [number, Form])[] = [
  [Tag.Base, 'base'],
  [Tag.S, 's'],
  [Tag.Past, 'past'],
  [Tag.Ing, 'ing'],
];

export const formOf = (token: Token): Form | null => FORM_OF.find(([tag]) => hasTag(token, tag))?.[1] ?? null;

const LONGEST_OBJECT = 4;

/** Nouns that "to" belongs to: "allows access to work" lets nobody work. */
const TAKES_TO = new Set([
  'access',
  'approach',
  'approaches',
  'attention',
  'changes',
  'entry',
  'exposure',
  'response',
  'responses',
  'room',
  'time',
  'space',
]);

/** "allows users to save", "enables the model to learn" → "lets users save", "lets the model learn". */
export function proposeLet(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  if (isFormal(context.settings.tone)) return;
  for (let at = 1; at + 3 < tokens.length; at++) {
    const verb = tokens[at];
    const base = verb?.entry?.base;
    if (!verb || (base !== 'allow' && base !== 'enable')) continue;
    const form = formOf(verb);
    if (
      form === null ||
      hasTag(tokens[at - 1], Tag.Be) ||
      (hasTag(tokens[at - 1], Tag.Preposition) && form !== 'ing' && tokens[at - 1]?.lower !== 'to')
    )
      continue;
    // “A gift, letting people meet”: in an essay it would give them leave, and right behind a noun it is odd anywhere.
    if (form === 'ing' && (!context.informal() || isOpenWord(tokens[at - 1]))) continue;
    const to = objectEnd(tokens, at + 1);
    const action = tokens[to + 1];
    const noun = tokens[to - 1];
    if (to === 0 || !action || !noun || TAKES_TO.has(noun.lower)) continue;
    if (!hasTag(action, Tag.Base | Tag.Be) || (action.lower !== 'be' && action.entry?.base !== action.lower))
      continue;
    // “Letting women study” would give them leave.
    if (GROWN.has(noun.lower) || (noun.held && noun.capital)) continue;
    // "Allows bread to be sold", "stars to be seen": nobody is let do anything.
    if (action.lower === 'be') continue;
    if (goesOnWithTo(tokens, to + 1) || asksInLetter(context, tokens, at)) continue;
    if (!isFree(tokens, at, at + 1) || !isFree(tokens, to, to + 1) || action.gap !== 'space') continue;
    proposeVerb(context, sentence, {
      rule: 'let',
      verb,
      after: verbForms('let')[form],
      gone: tokens[to],
      next: action,
    });
  }
}

const GROWN = new Set('women men workers citizens companies firms'.split(' '));

/** "My skills would allow me to serve you": in a letter "would let me" is too light. */
export const asksInLetter = (context: Context, tokens: readonly Token[], at: number): boolean =>
  ['will', 'would'].includes(tokens[at - 1]?.lower ?? '') &&
  tokens[at + 1]?.lower === 'me' &&
  isLetterOrApplication(context.text);

/** "allows us to rest, to heal, and to grow": a "to" that "let" would leave behind. */
export const goesOnWithTo = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(
    (token, at) =>
      at > from &&
      token.lower === 'to' &&
      hasTag(tokens[at + 1], Tag.Base) &&
      (isMark(tokens[at - 1], ',') || hasTag(tokens[at - 1], Tag.And)),
  );

const RECEIVERS = new Set(
  (
    'me you him her us them people users students readers customers patients children employees workers researchers companies businesses ' +
    'teachers parents teams members players visitors individuals residents consumers clients organizations families communities viewers ' +
    'developers engineers managers leaders citizens women men'
  ).split(' '),
);

/** "provides readers with a map" → "gives readers a map". */
export function proposeGive(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  for (let at = 1; at + 3 < tokens.length; at++) {
    const verb = tokens[at];
    if (!verb || verb.entry?.base !== 'provide' || hasTag(tokens[at - 1], Tag.Be)) continue;
    const form = formOf(verb);
    const last = hasTag(tokens[at + 1], Tag.Possessive | Tag.Determiner) ? at + 2 : at + 1;
    const receiver = tokens[last];
    const given = tokens[last + 1];
    const next = tokens[last + 2];
    if (form === null || !receiver || given?.lower !== 'with' || !next || next.gap !== 'space') continue;
    if (!RECEIVERS.has(receiver.lower) || !isFree(tokens, at, last + 2)) continue;
    proposeVerb(context, sentence, { rule: 'give', verb, after: verbForms('give')[form], gone: given, next });
  }
}

/** Where "to" stands behind a short object without marks, relatives or prepositions; 0 when there is none. */
function objectEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at < Math.min(tokens.length, from + LONGEST_OBJECT + 1); at++) {
    const token = tokens[at];
    if (token?.lower === 'to') return at > from ? at : 0;
    if (!token || token.gap !== 'space') return 0;
    const fits = opensNoun(token) || isOpenWord(token) || hasTag(token, Tag.Object | Tag.Possessive);
    if (!fits || isMark(token, ',')) return 0;
  }
  return 0;
}

type Plainer = { rule: 'let' | 'give'; verb: Token; after: string; gone: Token | undefined; next: Token };

/** The verb changes and a small word goes, together. */
function proposeVerb(context: Context, sentence: Sentence, { rule, verb, after, gone, next }: Plainer): void {
  if (!gone) return;
  const one = reach(verb, verb);
  const two = { start: gone.start, end: next.start };
  context.propose(sentence, {
    rule,
    reason: `“${capitalise(rule)}” says this in one plain word.`,
    claim: [one, two],
    wordings: [
      wording(
        [
          { ...one, after: verb.capital ? capitalise(after) : after },
          { ...two, after: '' },
        ],
        2,
      ),
    ],
  });
}
