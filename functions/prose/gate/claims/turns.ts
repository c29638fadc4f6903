import { isOfWeight } from '../tokens.ts';
import { basesOf } from '../words/bases.ts';
import {
  areNearOpposites,
  areOpposites,
  isKnownWord,
  mayMeanTheSame,
  meanTheSame,
} from '../words/meanings.ts';
import { MEASURES } from '../words/measures.ts';
import { meaningsOf } from '../words/wordnet-lines.ts';
import { denies, isNegated } from './negations.ts';

/** Words of which one in the place of another of the same line says another thing: how many, how long, when, how surely. */
const SCALES: readonly (readonly ['number' | 'quantity' | 'date' | 'possibility' | 'necessity', string])[] = [
  [
    'quantity',
    'all|every|each|everyone|everybody|always;most|majority;many|several|numerous|various;some|certain|someone;few|little;no|none|nobody',
  ],
  [
    'number',
    'second|seconds;minute|minutes;hour|hours;day|days;week|weeks;fortnight|fortnights;month|months;year|years;decade|decades;century|centuries',
  ],
  [
    'possibility',
    'suggest|suggests|suggested|suggesting|hint|hints|hinted|imply|implies|implied;show|shows|showed|shown|showing|demonstrate|demonstrates|demonstrated|reveal|reveals|revealed;' +
      'prove|proves|proved|proven|proof|confirm|confirms|confirmed|guarantee|guarantees|guaranteed',
  ],
  ['quantity', 'additional|extra|another|further;one|single'],
  ['quantity', 'both;one|either;neither'],
  ['quantity', 'majority;minority'],
  ['quantity', 'many|several|numerous;one|single'],
  ['quantity', 'any|anyone|anybody;some|certain|someone'],
  ['quantity', 'all|entire|whole;much'],
  ['number', MEASURES],
  ['number', 'solo|soloist;duo|duet|pair;trio|threesome;quartet|foursome;quintet;sextet;octet'],
  ['number', 'twins;triplets;quadruplets'],
  ['number', 'biweekly|fortnightly;bimonthly;quarterly;biannual|biannually;biennial'],
  [
    'necessity',
    'should|ought|advisable|wise|sensible|prudent|recommended|desirable|preferable;must|necessary|essential|required|mandatory|compulsory|obligatory|imperative|indispensable',
  ],
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

const steps = new Map<string, Step[]>();
for (const [scale, [kind, line]] of SCALES.entries())
  for (const [step, words] of line.split(';').entries())
    for (const word of words.split('|')) {
      const known = steps.get(word);
      if (known === undefined) steps.set(word, [{ scale, step, kind }]);
      else known.push({ scale, step, kind });
    }

const stepsOf = (word: string): readonly Step[] | undefined =>
  steps.get(word.endsWith("'s") ? word.slice(0, -2) : word);

/** "Slower" → "slow", "deep" → "deeper"; not "worker". */
function isCompared(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (GRADED.has(short) || isComparative(long)) && long.endsWith('er') && basesOf(long).includes(short);
}

/** "Gentler", "dimmer": no word of its own, as "worker" is. */
const isComparative = (word: string): boolean =>
  word.length > 4 && word.endsWith('er') && meaningsOf(word) === null && isKnownWord(word);

/** "Gentler than most" → "harsher than most". */
const exchangesComparative = (lost: readonly string[], gained: readonly string[]): boolean =>
  lost.some(
    (one) =>
      isComparative(one) &&
      isOpen(one, gained) &&
      gained.some((other) => isComparative(other) && isOpen(other, lost) && !mayMeanTheSame(one, other)),
  );

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
  const come = gained.map(stepsOf);
  const isShort = lost.filter(isOfWeight).length <= FEW && gained.filter(isOfWeight).length <= FEW;
  for (const one of lost) {
    const from = stepsOf(one);
    for (const [at, other] of gained.entries()) {
      const turned = from === undefined ? null : turnedScale(from, come[at] ?? [], lost, gained);
      if (turned !== null) return turned;
      if (isCompared(one, other) && !lost.includes('more') && !gained.includes('more')) return 'comparison';
      // "Worker" for "employee", though "employer" stands beside it: what has its own counterpart is no opposite.
      if (
        !isNegated(one, other) &&
        !(
          (areOpposites(one, other) || (isShort && areNearOpposites(one, other))) &&
          isOpen(one, gained) &&
          isOpen(other, lost)
        )
      )
        continue;
      // "not cheap" and "expensive": an opposite beside a denial is judged with it.
      const others = [...lost, ...gained].filter((token) => token !== one && token !== other);
      if (!others.some(denies)) return 'opposite';
    }
  }
  return exchangesComparative(lost, gained) ? 'comparison' : null;
}

/** The kind of a scale on which the one stands elsewhere than the other. */
const turnedScale = (
  from: readonly Step[],
  to: readonly Step[],
  lost: readonly string[],
  gained: readonly string[],
): Step['kind'] | null =>
  from.find((step) =>
    to.some(
      (other) =>
        other.scale === step.scale &&
        other.step !== step.step &&
        !isMatched(step, gained) &&
        !isMatched(other, lost),
    ),
  )?.kind ?? null;

/** "Argue" and "demonstrate" become "suggest" and "show": each has its own step among the others. */
const isMatched = ({ scale, step }: Step, others: readonly string[]): boolean =>
  others.some(
    (word) => stepsOf(word)?.some((other) => other.scale === scale && other.step === step) === true,
  );

/** Where more words differ, too many are near some opposite of another. */
const FEW = 3;

const isOpen = (word: string, others: readonly string[]): boolean =>
  !others.some((other) => meanTheSame(word, other));
