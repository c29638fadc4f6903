import nlp from 'compromise';
import { findSentences } from '#prose/text/sentences.ts';

export type Word = {
  text: string;
  /** In lower case, with straight apostrophes. */
  lower: string;
  start: number;
  end: number;
  tags: ReadonlySet<string>;
  /** The infinitive of a verb, the singular of a noun. */
  root: string;
};

export type Sentence = { text: string; start: number; end: number; words: Word[] };

export type Passage = { text: string; sentences: Sentence[] };

type Term = {
  text: string;
  tags: string[];
  root?: string;
  offset: { start: number; length: number };
};

/** The types of compromise lack `root`. */
const WANTED = { offset: true, terms: { offset: true, root: true } };

const NO_PROSE = /https?:|www\.|[`|<>{}\\]|\[[^\]]*\]/;

/** Returns the complete sentences of a text, without headings, code, tables and lines without a full stop. */
export function readPassage(text: string): Passage {
  const sentences: Sentence[] = [];
  for (const line of text.matchAll(/[^\n]+/g)) {
    const head = /^\s*(?:[-*•+]\s+|\d+[.)]\s+)?/.exec(line[0])?.[0].length ?? 0;
    if (/^\s*(?:#|>|\||```)/.test(line[0])) continue;
    for (const { start, end } of findSentences(text, line.index + head, line.index + line[0].length)) {
      const sentence = text.slice(start, end);
      if (!/^["“'‘(*_]*\p{Lu}/u.test(sentence) || !/[.?!]["”’')*_]*$/.test(sentence)) continue;
      if (NO_PROSE.test(sentence) || !/ \p{Ll}+.* \p{Ll}+/u.test(sentence)) continue;
      sentences.push({ text: sentence, start, end, words: wordsOf(sentence, start) });
    }
  }
  return { text, sentences };
}

function wordsOf(sentence: string, start: number): Word[] {
  const tagged: { terms: Term[] }[] = nlp(sentence).compute('root').json(WANTED);
  return tagged
    .flatMap(({ terms }) => terms)
    .filter(({ text }) => text !== '')
    .map(({ text, tags, root, offset }) => {
      const lower = text.toLowerCase().replaceAll('’', "'");
      const from = start + offset.start;
      return { text, lower, start: from, end: from + text.length, tags: new Set(tags), root: root ?? lower };
    });
}

const WEIGHTLESS = new Set(
  `a about above actually after again all also always am an and another any anything are around as at away back be because become becomes
  been before being below between both but by can cannot come comes could day did do does doing done down during each easily either end
  especially even ever every everything example fact few first for from full get gets getting give gives go goes going good got great had
  has have having he her here hers him his how however i if important in indeed instead into is it its itself just keep kind know let like
  little look lot made make makes making many matter may me means might mine more most much must my need never new no not nothing now of
  off often on once one only or other others our out over own part people place point quite rather really right same say says see seem
  seems she should simply since so some something sometimes still such take takes than that the their them then there therefore these
  they thing things think this those though through thus time to together too truly try two under until up upon us use used using very
  want was way ways we well were what when where whether which while who whole whose why will with within without would yet you your`
    .trim()
    .split(/\s+/),
);

/** Returns the common stem of a word's forms, or null for a word that says little. */
export function stemOf(word: string): string | null {
  const lower = word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');
  if (lower.length < 3 && !/\d/.test(lower)) return null;
  if (WEIGHTLESS.has(lower) || lower.includes("n't")) return null;
  const bare = lower.replace(/(?:ies|es|s|ied|ed|ing|ly|e|y)$/, '');
  return (bare.length >= 3 ? bare : lower).slice(0, 7);
}

export const stemsIn = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu)]
    .flatMap(([word]) => word.split('-'))
    .map(stemOf)
    .filter((stem) => stem !== null);

/** Returns the stems of a span, and those that occur nowhere else in the text. */
export function ownStems(
  text: string,
  { start, end }: { start: number; end: number },
): { all: string[]; own: string[] } {
  const others = new Set([...stemsIn(text.slice(0, start)), ...stemsIn(text.slice(end))]);
  const all = [...new Set(stemsIn(text.slice(start, end)))];
  return { all, own: all.filter((stem) => !others.has(stem)) };
}

/** Whether a word is not joined to another by a hyphen or an apostrophe. */
export const isAlone = (text: string, { start, end }: { start: number; end: number }): boolean =>
  !/[\w’'-]/.test(text.charAt(start - 1)) &&
  !/[\w’'-]/.test(text.charAt(end).replace(/[’']/, (mark) => (/\w/.test(text.charAt(end + 1)) ? mark : '')));

export const hasTag = (word: Word | undefined, ...tags: string[]): boolean =>
  tags.some((tag) => word?.tags.has(tag));

/** Whether only a space separates two words. */
export const isFollowedBy = (text: string, one: Word | undefined, other: Word | undefined): boolean =>
  one !== undefined && other !== undefined && text.slice(one.end, other.start) === ' ';
