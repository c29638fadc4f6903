/**
 * Kinds of loss in a rewritten text, counted leniently: a number may be spelt out, a name may move, a heading may lose its marks.
 * Shares no code with the rewriter, so that a bug in one does not hide a bug in the other.
 */
export const lossKinds = ['number', 'name', 'quotation', 'negation', 'structure'] as const;
export type LossKind = (typeof lossKinds)[number];

/** Returns, for each kind that the source has, whether some of it is missing. */
export function lossesOf(source: string, output: string): Partial<Record<LossKind, boolean>> {
  const numbers = numbersOf(source);
  const names = namesOf(source);
  const quotations = quotationsOf(source);
  const negations = negationsOf(source);
  const words = new Set(wordsOf(output));
  const said = plain(output);
  return {
    ...(numbers.length > 0 && { number: !holdsAll(numbersOf(output), numbers) }),
    ...(names.length > 0 && { name: names.some((name) => !words.has(name)) }),
    ...(quotations.length > 0 && { quotation: quotations.some((quotation) => !said.includes(quotation)) }),
    ...(negations > 0 && { negation: negationsOf(output) < negations }),
    structure: blocksOf(output) !== blocksOf(source),
  };
}

/** Returns the share of the source's words that the output does not have in the same order. */
export function changedShare(source: string, output: string): number {
  const words = wordsOf(source);
  return words.length === 0 ? 0 : 1 - commonLength(words, wordsOf(output)) / words.length;
}

const wordsOf = (text: string): string[] =>
  (plain(text).match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []).map((word) => word.replace(/'s$/, ''));

/** Returns a text in lower case, with straight quotation marks and without Markdown's marks. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[*_`#]/g, '');

const DIGITS: Record<string, string> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value) => [word, String(value)]),
);

/** Leaves out "one", which is as often a pronoun, and the numbers of list items, which are structure. */
function numbersOf(text: string): string[] {
  const prose = plain(text).replaceAll(/^\s*\d+[.)]\s/gm, '');
  const found = prose.match(
    /\d+(?:[.,:]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g,
  );
  return (found ?? []).map((number) => DIGITS[number] ?? number.replaceAll(',', ''));
}

function holdsAll(has: readonly string[], wanted: readonly string[]): boolean {
  const left = [...has];
  return wanted.every((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Returns capitalised words inside a sentence of a paragraph that are nowhere in lower case. */
function namesOf(text: string): string[] {
  const prose = text.split('\n').filter((line) => /[.!?]["”’)*_]*\s*$/.test(line) && !/^\s*#/.test(line));
  const straight = prose.join('\n').replaceAll(/[‘’]/g, "'");
  const small = new Set(straight.match(/\b[a-z][\w'-]*/g));
  return [...straight.matchAll(/(?<=[a-z,;] )\p{Lu}[\p{L}\p{N}]*(?:['-][\p{L}\p{N}]+)*/gu)]
    .map(([word]) => word.replace(/'s$/, ''))
    .filter((word) => !/^I(?:'|$)/.test(word) && !small.has(word.toLowerCase()))
    .map((word) => word.toLowerCase());
}

const quotationsOf = (text: string): string[] =>
  [...plain(text).matchAll(/"([^"\n]+)"/g)].map(([, said = '']) => said.replace(/[.,!?]$/, ''));

/** Counts negations; "Not only" negates nothing. */
const negationsOf = (text: string): number =>
  plain(text)
    .replaceAll(/\bnot (?:only|just|merely|simply)\b/g, '')
    .match(/\b(?:not|never|no|none|nor|neither|nobody|nothing|nowhere|cannot|without)\b|n't\b/g)?.length ?? 0;

/** Counts headings, paragraphs and list items. */
const blocksOf = (text: string): number =>
  text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line)).length;

export function commonLength(one: readonly string[], other: readonly string[]): number {
  let row = new Uint16Array(other.length + 1);
  for (const word of one) {
    const next = new Uint16Array(other.length + 1);
    for (let at = 0; at < other.length; at++) {
      next[at + 1] = word === other[at] ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
