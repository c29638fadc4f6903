import { basesOf } from './bases.ts';
import { areOpposites, meanTheSame } from './meanings.ts';
import { denies, isNegated } from './negations.ts';
import { MEASURES } from './measures.ts';

/** Words of which one in the place of another of the same line says another thing: how many, how long, when, how surely. */
const SCALES: readonly (readonly ['number' | 'quantity' | 'date' | 'possibility', string])[] = [
  [
    'quantity',
    'all|every|each|everyone|everybody|always;most|majority;many|several|numerous|various;some|certain|someone;few|little;no|none|nobody|one',
  ],
  [
    'number',
    'second|seconds;minute|minutes;hour|hours;day|days;week|weeks;month|months;year|years;decade|decades;century|centuries',
  ],
  ['quantity', 'additional|extra|another|further;one|single'],
  ['quantity', 'both;one|either;neither'],
  ['number', MEASURES],
  ['date', 'spring;summer;autumn|fall;winter'],
  ['date', 'morning;noon;afternoon;evening;night;midnight'],
  ['date', 'yesterday;today;tonight;tomorrow'],
  ['date', 'last;next'],
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

const stepOf = (word: string): Step | undefined => steps.get(word.endsWith("'s") ? word.slice(0, -2) : word);

/** "Slower" → "slow", "deep" → "deeper"; not "worker". */
function isCompared(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.endsWith('er') && GRADED.has(short) && basesOf(long).includes(short);
}

const GRADED = new Set(
  (
    'slow fast quick high low large small big great strong weak deep shallow wide narrow long short old young new cheap rich poor hot cold ' +
    'warm cool hard soft easy safe risky heavy light bright dark clear loud quiet close near far early late simple tough smart tall thick ' +
    'thin busy healthy happy fresh clean dirty rare broad steep tight loose rough smooth harsh mild fair'
  ).split(' '),
);

/** What turns where some words go and others come: a word to its opposite, or to another step of its scale. */
export function turnOf(
  lost: readonly string[],
  gained: readonly string[],
): 'opposite' | 'comparison' | (typeof SCALES)[number][0] | null {
  const come = gained.map(stepOf);
  for (const one of lost) {
    const from = stepOf(one);
    for (const [at, other] of gained.entries()) {
      const to = come[at];
      if (from && to && from.scale === to.scale && from.step !== to.step) return from.kind;
      if (isCompared(one, other) && !lost.includes('more') && !gained.includes('more')) return 'comparison';
      // "Worker" for "employee", though "employer" stands beside it: what has its own counterpart is no opposite.
      if (!isNegated(one, other) && !(areOpposites(one, other) && isOpen(one, gained) && isOpen(other, lost)))
        continue;
      // "not cheap" and "expensive": an opposite beside a denial is judged with it.
      const others = [...lost, ...gained].filter((token) => token !== one && token !== other);
      if (!others.some(denies)) return 'opposite';
    }
  }
  return null;
}

const isOpen = (word: string, others: readonly string[]): boolean =>
  !others.some((other) => meanTheSame(word, other));
