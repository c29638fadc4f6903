import type { HumanizeResult } from '#contract/humanize.ts';

type HandedOver = { source: string; result: HumanizeResult };

let waiting: HandedOver | null = null;

/** Hands a rewrite checked on another page to the tool. A separate module, so that such a page does not load the tool. */
export function handOver(checked: HandedOver): void {
  waiting = checked;
}

export function takeHandedOver(): HandedOver | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
