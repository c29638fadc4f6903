import type { BrowserFault } from '#contract/faults.ts';
import { createStore } from '#browser/store.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

const thousandths = (at: number) => String(at % 1_000).padStart(3, '0');

function whatHappened(entry: Entry): string {
  switch (entry.kind) {
    case 'call':
      return `${entry.method} ${entry.path} ${entry.outcome} ${entry.milliseconds} ms`;
    case 'fault':
      return [`${entry.name} (${entry.source})`, ...entry.frames].join(' at ');
    case 'navigation':
      return entry.path;
  }
}

/** One line: "12:04:31.027 call GET /api/health 200 14 ms". */
export const inWords = (entry: Entry): string =>
  `${clock.format(entry.at)}.${thousandths(entry.at)} ${entry.kind} ${whatHappened(entry)}`;

type Call = {
  kind: 'call';
  method: string;
  path: string;
  /** `cancelled`: by the page itself. `unanswered`: the network failed. */
  outcome: number | 'cancelled' | 'unanswered';
  milliseconds: number;
};

/** Never holds texts, request bodies or response bodies, and no part of a path that could identify a person. */
export type Happening = Call | ({ kind: 'fault' } & BrowserFault) | { kind: 'navigation'; path: string };
export type Entry = { number: number; at: number } & Happening;

export const kinds = ['call', 'fault', 'navigation'] as const satisfies Happening['kind'][];

export const capacity = 1_000;

/** Keeps the newest entries, ordered from old to new. */
export function createLog(now: () => number = Date.now) {
  const entries = createStore<readonly Entry[]>([]);
  let number = 0;
  return {
    current: entries.current,
    subscribe: entries.subscribe,
    note(happening: Happening) {
      number += 1;
      entries.set([...entries.current().slice(1 - capacity), { number, at: now(), ...happening }]);
    },
    clear: () => entries.set([]),
  };
}

export type Log = ReturnType<typeof createLog>;
