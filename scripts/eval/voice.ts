import { countWords } from '#contract/words.ts';
import { join } from 'node:path';
import { voiceSampleWords, type Voice } from '#contract/voice.ts';
import { measureVoice } from '#prose/voice/index.ts';
import type { Bar } from './bars.ts';
import { DATA, readCorpus, type Sample } from './corpus.ts';
import { lossesOf } from './measures/facts.ts';
import { mean, median, percent } from './measures/measures.ts';
import { rewriteAsShipped } from './shipped.ts';
import { distanceOver, distancesFrom, type Measure, measures } from './measures/voice-distance.ts';

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
type Writer = { kind: string; voice: Voice; words: number; own: Sample[]; texts: Sample[] };

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
      return { kind, voice: measureVoice(sample), words: countWords(sample), own, texts };
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

const middle = (
  measured: readonly Measured[],
  of: keyof Omit<Measured, 'isLost'>,
  over?: readonly Measure[],
) => median(measured.map((text) => distanceOver(text[of], over)));

const nearer = (measured: readonly Measured[], over?: readonly Measure[]): number =>
  1 - middle(measured, 'withVoice', over) / middle(measured, 'without', over);

const withoutPerson = measures.filter((name) => name !== 'first person');

/** Measures how much nearer a rewriting is to a person's style with a sample of their writing than without. */
export async function printVoice(): Promise<Bar[]> {
  const table: Record<string, Record<string, string | number>> = {};
  const all: Measured[][] = [];
  const own: Distances[] = [];
  for (const [at, writer] of writersOf(readCorpus(join(DATA, 'train.jsonl'))).entries()) {
    const { voice } = writer;
    const measured = await measure(writer);
    all.push(measured);
    own.push(...writer.own.map(({ text }) => distancesFrom(voice, text)));
    table[`${at + 1} ${writer.kind.replace(' human', '')}`] = {
      words: writer.words,
      length: voice.sentenceLength.toFixed(1),
      contracts: voice.contractions?.toFixed(2) ?? '–',
      dashes: voice.dashes.toFixed(1),
      'I, we': voice.firstPerson.toFixed(1),
      links: Object.values(voice.links).join(', '),
      spelling: voice.spelling ?? '–',
      sent: middle(measured, 'source').toFixed(3),
      without: middle(measured, 'without').toFixed(3),
      with: middle(measured, 'withVoice').toFixed(3),
      nearer: percent(nearer(measured)),
      'but for I, we': percent(nearer(measured, withoutPerson)),
    };
  }
  console.log(`\nTen writers, ${TEXTS_EACH} machine's texts each: their median distance from the writer`);
  console.table(table);
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
  const changeable = median(all.map((measured) => nearer(measured, withoutPerson)));
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
