import { linesOf, readLine, type DataLine } from '../../../lexicon/data-line.ts';
import { FORMS, verbForms, type Form } from '../../../lexicon/inflect.ts';
import { PHRASES, type PhraseGroup } from '../phrases/index.ts';
import { KINDS } from '../phrases/kinds.ts';
import type { Level } from '../../proposal.ts';

export type PhraseRule = {
  /** What may stand instead; `$base`, `$s`, `$past` … stand for the verb that the pattern caught. */
  options: string[];
  /** The same after "have" or "be", where past and participle differ. */
  participles: string[] | null;
  /** Only as the first words of a sentence. */
  opening: boolean;
  /** The form of the verb that the pattern begins with, if it begins with one. */
  form: Form | null;
  /** Not straight after a form of "be": "is due to". */
  notAfterBe: boolean;
  /** Plain English as it stands: no sign of a machine. */
  quiet: boolean;
  /** Not where one of these follows within a few words. */
  barred: readonly string[];
  /** Not behind a word of degree. */
  ungraded: boolean;
  /** For the casual tone alone. */
  casual: boolean;
  /** For the academic tone alone. */
  academic: boolean;
  level: Level;
  telling: boolean;
  informal: boolean;
  formal: boolean;
  reason: string;
  /** The pattern as an editor wrote it. */
  source: string;
  /** "are" stands for a plural present or an infinitive: the sentence decides between "are" and "be". */
  plural: boolean;
};

export type PhraseNode = {
  next: Map<string, PhraseNode>;
  /** Past a known verb in "-ing", and past one in its base form. */
  ing: PhraseNode | null;
  base: PhraseNode | null;
  rules: PhraseRule[];
};

const newNode = (): PhraseNode => ({ next: new Map(), ing: null, base: null, rules: [] });

const BE_WORDS: readonly (readonly [string, Form])[] = [
  ['is', 's'],
  ['are', 'base'],
  ['was', 'past'],
  ['were', 'past'],
  ['be', 'base'],
  ['been', 'participle'],
  ['being', 'ing'],
];

/** Every phrase by its first word. */
export function compilePhrases(): Map<string, PhraseNode> {
  const root = newNode();
  for (const group of PHRASES) {
    for (const line of linesOf(group.lines)) {
      const phrase = readLine(line);
      for (const { pattern, choices } of expand(phrase.head, [])) {
        const options = phrase.options.map((option) => fillChoices(option, choices));
        addPattern(root, pattern, { ...phrase, options }, group);
      }
    }
  }
  return root.next;
}

/** "a (b|c) [d]" → "a b d", "a b", "a c d", "a c"; the choices made in brackets fill $1, $2 …; (OWN) is one of KINDS. */
function expand(
  pattern: string,
  choices: readonly string[],
): { pattern: string; choices: readonly string[] }[] {
  const open = pattern.search(/[([]/);
  if (open < 0) return [{ pattern: pattern.replace(/ {2,}/g, ' ').trim(), choices }];
  const optional = pattern.charAt(open) === '[';
  const close = pattern.indexOf(optional ? ']' : ')', open);
  if (close < 0) throw new Error(`A bracket is not closed in the phrase "${pattern}"`);
  const between = pattern.slice(open + 1, close);
  const inside = optional
    ? [between, '']
    : between.split('|').flatMap((choice) => KINDS[choice]?.split('|') ?? [choice]);
  return inside.flatMap((choice) =>
    expand(
      pattern.slice(0, open) + choice + pattern.slice(close + 1),
      optional ? choices : [...choices, choice],
    ),
  );
}

const fillChoices = (option: string, choices: readonly string[]): string =>
  option.replace(/\$(\d)/g, (whole, digit) => {
    const choice = choices[Number(digit) - 1] ?? whole;
    return choice === 'i' ? 'I' : choice;
  });

function addPattern(
  root: PhraseNode,
  pattern: string,
  phrase: DataLine,
  { reason, ungraded = false, casual = false, academic = false }: PhraseGroup,
): void {
  const braced = /\{(\w+)\}/.exec(pattern);
  const shared = { ...phrase, reason, ungraded, casual, academic, source: phrase.head };
  const verb = braced?.[1];
  if (!verb) {
    insert(root, pattern, {
      ...shared,
      form: null,
      participles: null,
      plural: false,
    });
    return;
  }
  const put = (word: string, form: Form): void => {
    const inForm = (wanted: Form): string[] =>
      inflectOptions(
        phrase.options.map((option) => option.replace('$form', `$${wanted}`)),
        wanted,
        verb === 'be' ? word : null,
      );
    const options = inForm(form);
    if (options.length === 0) return;
    const participles = form === 'past' && verb !== 'be' ? inForm('participle') : options;
    const differ = participles.join() !== options.join();
    const plural =
      form === 'base' && verb !== 'be' && phrase.options.some((option) => option.includes('{be}'));
    const filled = pattern.replace(`{${verb}}`, word);
    insert(root, filled, {
      ...shared,
      form: pattern.startsWith('{') ? form : null,
      options,
      participles: differ ? participles : null,
      plural,
    });
  };
  if (verb === 'be') {
    for (const [word, form] of BE_WORDS) put(word, form);
    return;
  }
  const forms = verbForms(verb);
  for (const form of FORMS) {
    if (form === 'participle' && forms.participle === forms.past) continue;
    put(forms[form], form);
  }
}

/** "{be}" in the past would need the subject's number, which no phrase knows: such options fall away. */
function inflectOptions(options: readonly string[], form: Form, be: string | null): string[] {
  const inflected: string[] = [];
  for (const option of options) {
    const verb = /\{(\w+)\}/.exec(option)?.[1];
    if (verb === 'be' && be === null && form === 'past') continue;
    const word = verb === undefined ? '' : verb === 'be' ? (be ?? beForm(form)) : verbForms(verb)[form];
    inflected.push(option.replace(/\{\w+\}/, word));
  }
  return inflected;
}

const beForm = (form: Form): string =>
  form === 'base' ? 'are' : form === 's' ? 'is' : form === 'ing' ? 'being' : 'been';

function insert(root: PhraseNode, pattern: string, rule: PhraseRule): void {
  let node = root;
  for (const word of pattern.split(' ')) {
    if (word === '$ing') {
      node = node.ing ??= newNode();
      continue;
    }
    if (word === '$base') {
      node = node.base ??= newNode();
      continue;
    }
    let next = node.next.get(word);
    if (!next) {
      next = newNode();
      node.next.set(word, next);
    }
    node = next;
  }
  node.rules.push(rule);
}
