import type { HumanizeResult } from '#contract/humanize.ts';

type HandedOver = { source: string; result: HumanizeResult };

let waiting: HandedOver | null = null;

/** A rewriting that was checked on a page of its own goes into the tool. Apart from the tool, so that such a page stays light. */
export function handOver(checked: HandedOver): void {
  waiting = checked;
}

export function takeHandedOver(): HandedOver | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
