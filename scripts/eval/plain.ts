import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyChanges, passGate, readSource } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { printBars } from './bars.ts';
import { DATA } from './corpus.ts';
import { lossesOf } from './facts.ts';
import { countFormatting, type Formatting, withoutFormatting } from './formatting.ts';

const FEWER = 0.95;

/** The sources of upstream.jsonl, which its rows repeat, and markdown.jsonl. */
function textsOf(file: string, field: string): string[] {
  const path = join(DATA, file);
  if (!existsSync(path)) return [];
  const texts = new Set<string>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const row: unknown = line === '' ? null : JSON.parse(line);
    const text: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, field) : null;
    if (typeof text === 'string') texts.add(text);
  }
  return [...texts];
}

/** What plain formatting takes away at the strong strength, and says how many bars were missed. */
export function printPlain(): number {
  const texts = [...textsOf('upstream.jsonl', 'source'), ...textsOf('markdown.jsonl', 'text')];
  const had: Formatting = { leads: 0, titles: 0, dividers: 0, emoji: 0 };
  const has = { ...had };
  let lost = 0;
  for (const text of texts) {
    const { changes } = rewrite(text, { formatting: 'plain', strength: 'strong' });
    const after = applyChanges(text, passGate(readSource(text), changes).changes);
    add(had, countFormatting(text));
    add(has, countFormatting(after));
    const losses = lossesOf(withoutFormatting(text), withoutFormatting(after)).filter(
      ({ kind }) => kind !== 'character',
    );
    if (losses.length > 0) console.log(JSON.stringify(losses));
    lost += losses.length > 0 ? 1 : 0;
  }
  console.log(`\nplain formatting: ${texts.length} documents`);
  console.table({ before: had, after: has });
  const bars = (['leads', 'titles', 'dividers', 'emoji'] as const).map((each) => {
    const share = 1 - has[each] / Math.max(1, had[each]);
    return { name: `${each} at least 95% fewer`, value: `${(share * 100).toFixed(1)}%`, met: share >= FEWER };
  });
  return printBars([
    ...bars,
    { name: 'documents with a fact lost or added', value: String(lost), met: lost === 0 },
  ]);
}

function add(to: Formatting, { leads, titles, dividers, emoji }: Formatting): void {
  to.leads += leads;
  to.titles += titles;
  to.dividers += dividers;
  to.emoji += emoji;
}
