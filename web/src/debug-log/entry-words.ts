import type { Entry } from './entries.ts';

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
