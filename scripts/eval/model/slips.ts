import { asPattern } from '#prose/index.ts';
import { hardKinds } from '../gate/tally.ts';
import { random } from '../../shared/random.ts';
import type { openRecord, Slip, Text } from './recorded.ts';
import { rewriteBy } from './rewriting.ts';

/** Number of unchanged characters around a slip that are searched for with it. */
const aroundSlip = 30;

/** Returns a pattern for these words in which placeholders match any text. */
function finder(words: string): RegExp {
  const parts = words
    .replace(/^[^\u27e6]*\u27e7|\u27e6[^\u27e7]*$/g, '')
    .trim()
    .split(/\u27e6[^\u27e7]*\u27e7/);
  const escaped = parts.map((part) => asPattern(part).replaceAll(/['\u2019]/g, "['\u2019]"));
  return new RegExp(escaped.join('.{1,80}?'), 'iu');
}

const weightyWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];

/** Whether the words of a slip are in a result; if it only dropped words, whether more than half of those are missing. */
function hasReached({ clean, text }: Slip, result: string): boolean {
  const line = result.replaceAll(/\s+/g, ' ');
  let head = 0;
  while (head < text.length && text[head] === clean[head]) head++;
  let tail = 0;
  const most = Math.min(text.length, clean.length) - head;
  while (tail < most && text.at(-1 - tail) === clean.at(-1 - tail)) tail++;
  const shown = text.slice(Math.max(0, head - aroundSlip), text.length - Math.max(0, tail - aroundSlip));
  const dropped = text.length - tail <= head ? weightyWords(clean.slice(head, clean.length - tail)) : [];
  const kept = dropped.filter((word) => line.toLowerCase().includes(word)).length;
  return finder(shown).test(line) && !(dropped.length > 0 && kept * 2 >= dropped.length);
}

/** Rewrites with a model that makes a slip in every third unit and compares at random; counts the slips that reach the text. */
export async function slipsThrough(record: ReturnType<typeof openRecord>, texts: readonly Text[]) {
  const next = random(17);
  const reached: Slip[] = [];
  let planted = 0;
  for (const { text } of texts) {
    const slips: Slip[] = [];
    const made = await rewriteBy(record.weak(next, slips), text, { strength: 'strong' });
    planted += slips.length;
    reached.push(...slips.filter((slip) => hasReached(slip, made.text) && !hasReached(slip, text)));
  }
  for (const { kind, clean, text } of reached) console.log(`  ${kind}: ${clean} → ${text}`);
  return { planted, reached: reached.length, hard: reached.filter(({ kind }) => hardKinds.has(kind)).length };
}
