import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Formatting, Tone } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { chooseChanges } from '#prose/rewrite/index.ts';
import type { Choice } from '#prose/rewrite/proposal.ts';
import { readSource, sentencesOf } from '#prose/text/source.ts';
import { readJsonLines } from '../shared/json-lines.ts';
import { random } from '../shared/random.ts';
import { DATA } from './corpus.ts';

/** One change for a reader to judge: its sentence before and after, with the changed words in «». */
export type Firing = { rule: string; line: string; before: string; after: string };

const MOST_READ = 40;
const RECENT =
  /gpt4_1106|Llama-3\.1|claude-3-5|gpt-4o|claude-sonnet|^o3$|llama-4|gpt-5|glm-4|chatgpt-4o|deepseek|gemini|kimi/;

/** Returns the unique texts of models of 2024 to 2026 among the shared documents. */
function recentTexts(): string[] {
  const rows = ['train', 'test', 'markdown', 'upstream'].flatMap((file) =>
    readJsonLines<Record<string, unknown>>(join(DATA, `${file}.jsonl`)),
  );
  const texts = rows.flatMap(({ generator, model, text, source }) => {
    if (typeof model === 'string') return typeof source === 'string' ? [source] : [];
    return typeof generator === 'string' && RECENT.test(generator) && typeof text === 'string' ? [text] : [];
  });
  return [...new Set(texts)];
}

type Found = { words: number; firings: readonly Firing[] };

/** Finds every change that the rules make at strong; the same change of the same sentence counts once. */
export function findFirings({ tone, formatting }: { tone: Tone; formatting: Formatting }): Found {
  const texts = recentTexts();
  const found = new Map<string, Firing>();
  for (const text of texts) {
    const source = readSource(text);
    const { chosen } = chooseChanges(source, { strength: 'strong', tone, formatting });
    const sentences = sentencesOf(source);
    for (const choice of chosen) {
      const firing = firingOf(text, sentences, choice);
      // Some texts are in two of the files, cut differently.
      found.set(`${firing.rule} ${firing.before} ${firing.after}`, firing);
    }
  }
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return { words, firings: [...found.values()] };
}

/** Prints how often each rule and row fires, and writes a sample of each to a file for reading. */
export function printFirings({ words, firings }: Found, out: string, seed: number): void {
  const next = random(seed);
  console.log(`${words} words, ${firings.length} changes; in 10,000 words:`);
  const written: string[] = [];
  for (const [key, group] of groupsOf(firings)) {
    const rate = ((group.length * 10_000) / words).toFixed(2);
    console.log(`${String(group.length).padStart(5)} ${rate.padStart(7)}  ${key}`);
    const sample = group.map((firing) => ({ firing, at: next() })).toSorted((a, b) => a.at - b.at);
    for (const { firing } of sample.slice(0, MOST_READ))
      written.push([firing.rule, firing.line, firing.before, firing.after].join('\t'));
  }
  writeFileSync(out, `${[...new Set(written)].join('\n')}\n`);
}

/** Groups firings by rule, and by line of its list; the most frequent first. */
function groupsOf(firings: readonly Firing[]): [string, Firing[]][] {
  const groups: [string, Firing[]][] = [];
  for (const [name, ofRule] of byCount(firings, ({ rule }) => rule)) {
    groups.push([name, ofRule]);
    const listed = ofRule.filter(({ line }) => line !== '');
    for (const [entry, ofLine] of byCount(listed, ({ line }) => line))
      groups.push([`${name}: ${entry}`, ofLine]);
  }
  return groups;
}

const byCount = (firings: readonly Firing[], keyOf: (firing: Firing) => string): [string, Firing[]][] =>
  [...Map.groupBy(firings, keyOf)].toSorted(([, one], [, other]) => other.length - one.length);

function firingOf(
  text: string,
  sentences: readonly { start: number; end: number }[],
  { proposal, wording }: Choice,
): Firing {
  const edits = wording.edits.toSorted((one, other) => one.start - other.start);
  const first = edits[0]?.start ?? 0;
  const last = edits.at(-1)?.end ?? first;
  const start = sentences.findLast((sentence) => sentence.start <= first)?.start ?? 0;
  const end = sentences.find((sentence) => sentence.end >= last)?.end ?? text.length;
  const from = Math.max(start, first - 300);
  const to = Math.min(Math.max(end, last), last + 300);
  let before = '';
  let after = '';
  let at = from;
  for (const edit of edits) {
    const kept = text.slice(at, edit.start);
    before += `${kept}«${text.slice(edit.start, edit.end)}»`;
    after += `${kept}«${edit.after}»`;
    at = edit.end;
  }
  const rest = text.slice(at, to);
  return {
    rule: proposal.rule,
    line: proposal.line ?? '',
    before: inOneLine(before + rest),
    after: inOneLine(after + rest),
  };
}

const inOneLine = (stretch: string): string => stretch.replaceAll(/\s+/g, ' ');
