import { countWords } from '#contract/words.ts';
import { join } from 'node:path';
import { voiceSampleWords, type Voice } from '#contract/voice.ts';
import { measureVoice } from '#prose/voice/index.ts';
import type { Bar } from './bars.ts';
import { DATA, readCorpus, type Sample } from './corpus.ts';
import { lossesOf } from './measures/facts.ts';
import { mean, median, percent } from './measures/measures.ts';
import { rewriteAsShipped } from './shipped.ts';
import { distanceOf, distancesFrom, type Measure, measures } from './measures/voice-distance.ts';

const TEXTS_EACH = 12;
/** Kinds of human writing, each with the kind of machine text that is rewritten for it: the same, or the nearest. */
const KINDS: Record<string, string> = {
  'news human': 'news ai',
  'story human': 'story ai',
  'essay human': 'essay ai',
  'abstract human': 'abstract ai',
  'gov_blog human': 'essay_2025 ai',
};
const WRITERS_EACH = 2;

/** `own`: the texts that the sample is made of. */
type Writer = { voice: Voice; own: Sample[]; texts: Sample[] };

/** Returns as many texts by people of one kind as fit into one sample: a mix of writers, but real writing. */
function ownTexts(rows: readonly Sample[]): Sample[] {
  const own: Sample[] = [];
  let words = 0;
  for (const row of rows) {
    words += countWords(row.text);
    if (words > voiceSampleWords.most) break;
    own.push(row);
  }
  return own;
}

function writersOf(rows: readonly Sample[]): Writer[] {
  return Object.entries(KINDS).flatMap(([kind, alike]) => {
    const people = rows.filter(({ domain }) => domain === kind);
    const machines = rows.filter(({ domain }) => domain === alike);
    return Array.from({ length: WRITERS_EACH }, (_, at) => {
      const own = ownTexts(people.slice(Math.floor((at * people.length) / WRITERS_EACH)));
      const sample = own.map(({ text }) => text).join('\n\n');
      const texts = Array.from({ length: TEXTS_EACH }, (__, turn) =>
        machines.at(Math.floor(((turn + at / WRITERS_EACH) * machines.length) / TEXTS_EACH)),
      ).filter((text) => text !== undefined);
      return { voice: measureVoice(sample), own, texts };
    });
  });
}

type Distances = ReturnType<typeof distancesFrom>;
type Measured = { source: Distances; without: Distances; withVoice: Distances; isLost: boolean };

async function measure({ voice, texts }: Writer): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { text } of texts) {
    const without = await rewriteAsShipped(text, { strength: 'strong' });
    const withVoice = await rewriteAsShipped(text, { strength: 'strong', voice });
    measured.push({
      source: distancesFrom(voice, text),
      without: distancesFrom(voice, without.after),
      withVoice: distancesFrom(voice, withVoice.after),
      isLost: lossesOf(withVoice.unframed, withVoice.after, { mayDash: voice.dashes > 0 }).length > 0,
    });
  }
  return measured;
}

const middle = (measured: readonly Measured[], of: 'without' | 'withVoice'): number =>
  median(measured.map((text) => distanceOf(text[of])));

const nearer = (measured: readonly Measured[]): number =>
  1 - middle(measured, 'withVoice') / middle(measured, 'without');

/** Measures how much nearer a rewriting is to a person's style with a sample of their writing than without. */
export async function printVoice(): Promise<Bar[]> {
  const all: Measured[][] = [];
  const own: Distances[] = [];
  for (const writer of writersOf(readCorpus(join(DATA, 'train.jsonl')))) {
    all.push(await measure(writer));
    own.push(...writer.own.map(({ text }) => distancesFrom(writer.voice, text)));
  }
  console.log(`\nTen writers, ${TEXTS_EACH} machine's texts each: their mean distance from the writer`);
  console.table(Object.fromEntries(measures.map((name) => [name, partOf(all.flat(), own, name)])));
  return barsOf(all);
}

/** Returns the mean distance by one measure, over the texts that show it. */
const meanOf = (texts: readonly Distances[], name: Measure): string =>
  mean(texts.map((text) => text[name]).filter((part) => part !== undefined)).toFixed(3);

function partOf(measured: readonly Measured[], own: readonly Distances[], name: Measure) {
  const of = (side: keyof Omit<Measured, 'isLost'>) =>
    meanOf(
      measured.map((text) => text[side]),
      name,
    );
  const texts = measured.filter(({ withVoice }) => withVoice[name] !== undefined).length;
  return {
    texts,
    sent: of('source'),
    without: of('without'),
    with: of('withVoice'),
    'their own': meanOf(own, name),
  };
}

const LEAST_NEARER = 0.2;

function barsOf(all: readonly Measured[][]): Bar[] {
  const changeable = median(all.map(nearer));
  const lost = all.flat().filter(({ isLost }) => isLost).length;
  return [
    {
      name: 'voice: nearer to the writer by at least 20% at the median, over what a run may change',
      value: percent(changeable),
      met: changeable >= LEAST_NEARER,
    },
    { name: 'voice: texts with a fact lost or added', value: String(lost), met: lost === 0 },
  ];
}
