import { areOpposites } from './meanings.ts';
import { denies } from './negations.ts';

/** Words of which one in the place of another of the same line says another thing: how many, how long, when, how surely. */
const SCALES: readonly (readonly ['number' | 'quantity' | 'date' | 'possibility', string])[] = [
  [
    'quantity',
    'all|every|each|everyone|everybody|always;most;many|several|numerous|various;some|certain|someone;few|little;no|none|nobody|one',
  ],
  [
    'number',
    'second|seconds;minute|minutes;hour|hours;day|days;week|weeks;month|months;year|years;decade|decades;century|centuries',
  ],
  ['date', 'monday;tuesday;wednesday;thursday;friday;saturday;sunday'],
  ['date', 'january;february;april;june;july;august;september;october;november;december'],
  [
    'possibility',
    'may|might|could|perhaps|maybe|possibly|potentially|possible;likely|probably|probable;will|certainly|certain|definitely|surely|must',
  ],
];

type Step = { scale: number; step: number; kind: (typeof SCALES)[number][0] };

const steps = new Map<string, Step>(
  SCALES.flatMap(([kind, line], scale) =>
    line
      .split(';')
      .flatMap((words, step) => words.split('|').map((word) => [word, { scale, step, kind }] as const)),
  ),
);

const withoutGenitive = (word: string): string => (word.endsWith("'s") ? word.slice(0, -2) : word);

/** What turns where some words go and others come: a word to its opposite, or to another step of its scale. */
export function turnOf(
  lost: readonly string[],
  gained: readonly string[],
): 'opposite' | (typeof SCALES)[number][0] | null {
  for (const one of lost) {
    const from = steps.get(withoutGenitive(one));
    for (const other of gained) {
      const to = steps.get(other.replace(/'s$/, ''));
      if (from && to && from.scale === to.scale && from.step !== to.step) return from.kind;
      if (!areOpposites(one, other)) continue;
      // "not cheap" and "expensive": an opposite beside a denial is judged with it.
      const others = [...lost, ...gained].filter((token) => token !== one && token !== other);
      if (!others.some(denies)) return 'opposite';
    }
  }
  return null;
}
