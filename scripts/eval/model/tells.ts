import { signals } from '#prose/index.ts';
import { countWords, mean } from '../measures/measures.ts';

/** “not just X but Y”, “it isn’t X, it’s Y” */
const contrasts =
  /\bnot (?:just|only|merely|simply)\b|\b(?:is|are|was|were)(?:n['’]t| not)\b[^.!?\n]{1,60}(?:[—;.] ?|, )(?:it|they|this)(?:['’]s|['’]re| is| are| was| were)\b/giu;

const counted = {
  'groups of three': 'threes',
  '“-ing” tails': 'ing_clauses',
  dashes: 'dashes',
  'marker words': 'markers',
} as const;

/** Returns how often each habit of machines occurs in 1,000 words. */
function tellsIn(text: string): Record<string, number> {
  const words = Math.max(1, countWords(text));
  const found = signals(text).signals;
  const rates = Object.entries(counted).map(([label, name]): [string, number] => {
    const spans = found.find((signal) => signal.name === name)?.spans ?? [];
    return [label, (spans.length * 1000) / words];
  });
  return Object.fromEntries([...rates, ['contrasts', ((text.match(contrasts) ?? []).length * 1000) / words]]);
}

/** Returns the mean rates over texts. */
export function tellRates(texts: readonly string[]): Record<string, number> {
  const all = texts.map(tellsIn);
  const labels = Object.keys(all[0] ?? {});
  return Object.fromEntries(labels.map((label) => [label, mean(all.map((rates) => rates[label] ?? 0))]));
}
