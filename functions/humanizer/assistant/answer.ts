import { likeness, wordSet } from '#contract/words.ts';
import { asPattern } from '#prose/index.ts';
import { plainText } from '#humanizer/engines/plain-text.ts';
import type { AssistantPassage } from './passages.ts';

/**
 * Wordings found in an answer, by passage number, and the numbers that it lacks. `isRequest`: the paste holds the request and no
 * answer to it.
 */
export type AssistantAnswer = { made: Map<number, string>; missing: number[]; isRequest: boolean };

/** The ways in which assistants number their answers. */
const markers = [
  /^[ \t>]*(?:[-*] )?(?:\*\*|__)?[[(](\d{1,4})[\])](?:\*\*|__)?[.:]?[ \t]*/gm,
  /^[ \t>]*(?:#+ )?(?:\*\*|__)?(?:passage|paragraph|part|item) (\d{1,4})(?:\*\*|__)?[.:)]?(?:\*\*|__)?[ \t]*\n?/gim,
  /^[ \t>]*(?:\*\*)?(\d{1,4})[.):](?:\*\*)?[ \t]+/gm,
];

const isHtml = /<\/?(?:p|div|li|ol|ul|br|h[1-6]|span|strong|em|body|table)\b[^<>]*>/i;

const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Removes HTML, code fences and foreign line ends. */
export function cleaned(pasted: string): string {
  const text = isHtml.test(pasted) ? plainText(pasted) : pasted;
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/^[ \t]*(?:```|~~~).*$/gm, '');
}

/** Gives a wording the quotation marks of its passage, and removes bold marks that the passage does not use. */
function inItsForm(said: string, { text }: AssistantPassage): string {
  let made = inLine(said);
  if (!text.includes('**') && !text.includes('__')) made = made.replaceAll(/\*\*|__/g, '');
  if (!/[\u2018\u2019]/.test(text)) made = made.replaceAll(/[\u2018\u2019]/g, "'");
  else made = made.replaceAll(/(?<=\p{L})'(?=\p{L}|\s|[.,;:!?]|$)/gu, '\u2019');
  if (!/[\u201c\u201d]/.test(text)) return made.replaceAll(/[\u201c\u201d]/g, '"');
  return made.includes('"') && !text.includes('"') ? made.replaceAll(/"([^"]*)"/g, '\u201c$1\u201d') : made;
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Takes the text from each number to the next; after the last only one paragraph, since an assistant goes on to talk. */
function byNumbers(text: string, passages: readonly AssistantPassage[]): Map<number, string> {
  const known = new Map(passages.map((passage) => [passage.number, passage]));
  const found = markers.map((marker) =>
    [...text.matchAll(marker)].filter((match) => known.has(Number(match[1]))),
  );
  const best = found.reduce((one, other) => (other.length > one.length ? other : one));
  const made = new Map<number, string>();
  for (const [at, match] of best.entries()) {
    const passage = known.get(Number(match[1]));
    const from = match.index + match[0].length;
    const next = best[at + 1];
    const said = paragraphsOf(text.slice(from, next?.index));
    const own = next === undefined ? said.slice(0, 1) : said;
    const wording = passage && inItsForm(own.join(' '), passage);
    if (passage && wording && !made.has(passage.number)) made.set(passage.number, wording);
  }
  return made;
}

/** Minimum likeness of a passage and its rewording. */
const leastAlike = 0.25;

/** For answers without numbers: pairs paragraphs with the passages they are most like, in the order of the text. */
function byLikeness(text: string, passages: readonly AssistantPassage[]): Map<number, string> {
  const lines = text
    .split(/\n+/)
    .map((line) => line.replace(/^[ \t>]*(?:[-*•+] |\d{1,3}[.)] |#+ )?/, '').trim());
  const said = lines.filter((line) => line !== '').map((line) => ({ line, words: wordSet(line) }));
  const own = passages.map((passage) => wordSet(passage.text));
  // The best total likeness of pairs in order, computed from the end.
  const best = Array.from({ length: passages.length + 1 }, () => new Float64Array(said.length + 1));
  const alike = own.map((words) => said.map((paragraph) => likeness(words, paragraph.words)));
  for (let i = passages.length - 1; i >= 0; i--)
    for (let j = said.length - 1; j >= 0; j--) {
      const both = alike[i]?.[j] ?? 0;
      const paired = both >= leastAlike ? both + (best[i + 1]?.[j + 1] ?? 0) : 0;
      const row = best[i];
      if (row) row[j] = Math.max(paired, best[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  const made = new Map<number, string>();
  let j = 0;
  for (const [i, passage] of passages.entries()) {
    while (j < said.length && (best[i]?.[j] ?? 0) === (best[i]?.[j + 1] ?? 0)) j++;
    const both = alike[i]?.[j] ?? 0;
    const isPaired = j < said.length && both >= leastAlike;
    if (!isPaired || (best[i]?.[j] ?? 0) !== both + (best[i + 1]?.[j + 1] ?? 0)) continue;
    made.set(passage.number, inItsForm(said[j]?.line ?? '', passage));
    j++;
  }
  return made;
}

/** Matches a request whatever its white space and quotation marks have become on the way. */
const patternOf = (request: string): RegExp =>
  new RegExp(
    asPattern(request.trim())
      .replaceAll(/["\u201c\u201d]/g, '["\u201c\u201d]')
      .replaceAll(/['\u2018\u2019]/g, "['\u2018\u2019]")
      .replaceAll(/\s+/g, String.raw`\s+`),
    'g',
  );

/** Removes requests that were pasted with their answer. */
export const withoutRequests = (pasted: string, requests: readonly string[]): string =>
  requests.reduce((rest, request) => rest.replaceAll(patternOf(request), '\n\n'), pasted);

/** Reads a pasted answer of an assistant: with or without numbers, in any order, with talk and the request around it. */
export function readAssistantAnswer(
  pasted: string,
  passages: readonly AssistantPassage[],
  requests: readonly string[] = [],
): AssistantAnswer {
  const answer = withoutRequests(pasted, requests);
  const text = cleaned(answer);
  const numbered = byNumbers(text, passages);
  const made = numbered.size * 2 >= passages.length ? numbered : larger(numbered, byLikeness(text, passages));
  const missing = passages.flatMap(({ number }) => (made.has(number) ? [] : [number]));
  return { made, missing, isRequest: made.size === 0 && answer !== pasted };
}

const larger = <Key, Value>(one: Map<Key, Value>, other: Map<Key, Value>): Map<Key, Value> =>
  other.size > one.size ? other : one;
