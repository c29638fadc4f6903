import { areOpposites } from './meanings.ts';
import { denies } from './negations.ts';

/** The tokens of the one that the other has not, or not as often. */
export function without(one: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const token of other) counts.set(token, (counts.get(token) ?? 0) + 1);
  return one.filter((token) => {
    const left = counts.get(token) ?? 0;
    counts.set(token, left - 1);
    return left <= 0;
  });
}

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

/** What turns where some words go and others come: a word to its opposite, or to another step of its scale. */
export function turnOf(
  lost: readonly string[],
  gained: readonly string[],
): 'opposite' | (typeof SCALES)[number][0] | null {
  for (const one of lost) {
    const from = steps.get(one.replace(/'s$/, ''));
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
