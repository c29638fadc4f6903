import type { HumanizeOptions } from '#contract/humanize.ts';
import { applyChanges } from '#prose/index.ts';
import { rules } from '../../functions/humanizer/rules.ts';

/** What a person gets for a text: cleaned, rewritten by the rules, judged by the gate. */
export async function rewriteAsShipped(text: string, options: HumanizeOptions): Promise<string> {
  const plan = await rules.plan(text, options);
  let result = '';
  let end = 0;
  for (const chunk of plan.chunks) {
    const { changes } = await plan.rewrite(chunk, new AbortController().signal);
    result += text.slice(end, chunk.start) + applyChanges(text.slice(chunk.start, chunk.end), changes);
    end = chunk.end;
  }
  return result + text.slice(end);
}
