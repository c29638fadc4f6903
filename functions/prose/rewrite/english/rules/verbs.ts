import { verbForms, type Form } from '../inflect.ts';
import { isFormal } from '../../options.ts';
import { hasTag, isMark, type Scene } from '../context.ts';
import { Tag } from '../tags.ts';
import type { Sentence, Token } from '../tokens.ts';
import { isFree } from '../wording.ts';
import { isOpenWord, opensNoun } from '../word-class.ts';

const FORM_OF: readonly (readonly [number, Form])[] = [
  [Tag.Base, 'base'],
  [Tag.S, 's'],
  [Tag.Past, 'past'],
  [Tag.Ing, 'ing'],
];

const formOf = (token: Token): Form | null => FORM_OF.find(([tag]) => hasTag(token, tag))?.[1] ?? null;

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
export function proposeLet(scene: Scene, { tokens }: Sentence): void {
  if (isFormal(scene.settings.tone)) return;
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
    const to = objectEnd(tokens, at + 1);
    const action = tokens[to + 1];
    const noun = tokens[to - 1];
    if (to === 0 || !action || !noun || TAKES_TO.has(noun.lower)) continue;
    if (!hasTag(action, Tag.Base | Tag.Be) || (action.lower !== 'be' && action.entry?.base !== action.lower))
      continue;
    if (!isFree(tokens, at, at + 1) || !isFree(tokens, to, to + 1) || action.gap !== 'space') continue;
    propose(scene, verb, verbForms('let')[form], tokens[to], action, '“Let” says this in one plain word.');
  }
}

const RECEIVERS = new Set(
  (
    'me you him her us them people users students readers customers patients children employees workers researchers companies businesses ' +
    'teachers parents teams members players visitors individuals residents consumers clients organizations families communities viewers ' +
    'developers engineers managers leaders citizens women men'
  ).split(' '),
);

/** "provides readers with a map" → "gives readers a map". */
export function proposeGive(scene: Scene, { tokens }: Sentence): void {
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
    propose(scene, verb, verbForms('give')[form], given, next, '“Give” says this in one plain word.');
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

/** The verb changes and a small word goes, together. */
function propose(
  scene: Scene,
  verb: Token,
  wording: string,
  gone: Token | undefined,
  next: Token,
  reason: string,
): void {
  if (!gone) return;
  const after = verb.capital ? wording.charAt(0).toUpperCase() + wording.slice(1) : wording;
  scene.propose({
    edits: [
      { start: verb.start, end: verb.end, after },
      { start: gone.start, end: next.start, after: '' },
    ],
    claim: [
      { start: verb.start, end: verb.end },
      { start: gone.start, end: next.start },
    ],
    reason,
    level: 'balanced',
    weight: 18,
    tell: 0.4,
    cost: 2,
    shape: null,
  });
}
