import { findWords } from '../text/words.ts';
import type { Source, SourceBlock } from '../text/source.ts';
import { isText, read } from './blocks.ts';
import type { Frame } from './index.ts';

/** "Here are some ways to sleep better:", alone above what it names. */
const NAMES_WHAT_COMES =
  /^(?:(?:certainly|sure|of course|absolutely|okay|ok)[!,.] )?(?:here(?:['\u2019]s| is| are)|below (?:is|are)) /i;

/** One line that ends in its only colon. */
const IS_LINE = /^[^\n:;!?]*[^\n.:;!?]:$/;

/** These say less than no word at all. */
const VAGUE = /^(?:some|a few|several|a couple of|a list of|a list with|just some) /i;

/** "a breakdown of what it allows" */
const CLAUSE =
  /^(?:a |the )?(?:quick |brief |short |detailed )?(?:breakdown|explanation|overview|rundown|summary) of (?=(?:how|what|why|where)(?: |['\u2019]s ))/i;

const ARTICLE = /^(?:an?|your|my) /i;

/** "Here's the thing:" holds back what it names; "here's how you can" has a subject of its own. */
const NO_LABEL =
  /^(?:how (?!to )|why |when |where |who |what (?!you need)|the (?:thing|deal|catch|kicker|problem|truth|good news|bad news|best part|breakdown)\b|your |my |our |to |for |as |in |on )/i;

/** "Here is an example in Python:" → "An example in Python:"; nothing is left of it below a heading that says the same. */
export function findLabels(source: Source, from: number): Frame[] {
  const { text, blocks } = source;
  const labels: Frame[] = [];
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
    if (block.end <= from || next === undefined || !isText(source, block)) continue;
    const start = Math.max(block.start, from);
    const line = text.slice(start, block.end);
    const opening = NAMES_WHAT_COMES.exec(line);
    if (opening === null || !IS_LINE.test(line)) continue;
    const rest = line.slice(opening[0].length);
    const before = blocks[at - 1];
    if (before !== undefined && isHeading(source, before) && repeats(read(source, before), rest)) {
      labels.push({ kind: 'announcement', start, end: next.start, after: '' });
      continue;
    }
    const cut = labelStart(rest, at === 0);
    if (cut === null) continue;
    const head = start + opening[0].length + cut;
    labels.push({ kind: 'label', start, end: head + 1, after: text.charAt(head).toUpperCase() });
  }
  return labels;
}

/** How much more goes before the label begins; null where there is none in it. */
function labelStart(rest: string, isFirst: boolean): number | null {
  const clause = CLAUSE.exec(rest);
  if (clause !== null) return clause[0].length;
  if (NO_LABEL.test(rest)) return null;
  const vague = VAGUE.exec(rest) ?? (isFirst ? ARTICLE.exec(rest) : null);
  const label = rest.slice(vague?.[0].length ?? 0);
  return findWords(label).length > 1 ? (vague?.[0].length ?? 0) : null;
}

const isHeading = ({ text }: Source, { kind, start, end }: SourceBlock): boolean =>
  kind === 'heading' || /^\*\*[^*\n]+\*\*:?$/.test(text.slice(start, end).trim());

/** These add nothing to a heading. */
const FILLERS = new Set(
  'a an the of for in to and how you can this that is are be with version some few simple basic quick step steps ways way main'.split(
    ' ',
  ),
);

function repeats(heading: string, rest: string): boolean {
  const said = new Set(wordsOf(heading));
  const words = wordsOf(rest).filter((word) => !FILLERS.has(word));
  return words.length > 0 && words.every((word) => said.has(word));
}

const wordsOf = (text: string): string[] =>
  findWords(text).map(({ start, end }) =>
    text
      .slice(start, end)
      .toLowerCase()
      .replace(/(?:ing|ed|s)$/, ''),
  );
