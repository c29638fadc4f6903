import type { HumanizeOptions } from '#contract/humanize.ts';
import { applyChanges } from '#prose/index.ts';
import { rulesEngine } from '#humanizer/engines/rules.ts';
import { withoutFrames } from './measures/frames.ts';

/** Rewrites a text as shipped: cleaned, rewritten by the rules, judged by the gate. `unframed`: the text without removed frames. */
export async function rewriteAsShipped(
  text: string,
  options: HumanizeOptions,
): Promise<{ after: string; unframed: string }> {
  const plan = await rulesEngine.plan(text, options);
  let after = '';
  let unframed = '';
  let end = 0;
  for (const chunk of plan.chunks) {
    const { changes } = await plan.rewrite(chunk, new AbortController().signal);
    const source = text.slice(chunk.start, chunk.end);
    after += text.slice(end, chunk.start) + applyChanges(source, changes);
    unframed += text.slice(end, chunk.start) + withoutFrames(source, changes);
    end = chunk.end;
  }
  return { after: after + text.slice(end), unframed: unframed + text.slice(end) };
}
