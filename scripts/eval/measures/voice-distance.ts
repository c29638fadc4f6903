import { linkGroups, type Voice } from '#contract/voice.ts';
import { measureVoice, proseWords } from '#prose/voice/index.ts';
import { countLinks } from '#prose/voice/links.ts';

/** Differences at the maximum distance: half or twice the sentence length, or this much in the rate of dashes or first person. */
const FARTHEST = { lengths: Math.LN2, dashes: 6, firstPerson: 40 };

export const measures = [
  'sentence length',
  'contractions',
  'dashes',
  'links',
  'spelling',
  'first person',
] as const;
export type Measure = (typeof measures)[number];

/** Returns the distance of a text from a voice, from 0 to 1, by each measure that both show. */
export function distancesFrom(voice: Voice, text: string): Partial<Record<Measure, number>> {
  const own = measureVoice(text);
  const found: Partial<Record<Measure, number>> = {
    'sentence length': Math.abs(Math.log(own.sentenceLength / voice.sentenceLength)) / FARTHEST.lengths,
    dashes: Math.abs(own.dashes - nearestDashes(voice, text)) / FARTHEST.dashes,
    'first person': Math.abs(own.firstPerson - voice.firstPerson) / FARTHEST.firstPerson,
  };
  if (own.contractions !== null && voice.contractions !== null)
    found.contractions = Math.abs(own.contractions - voice.contractions);
  if (own.spelling !== null && voice.spelling !== null)
    found.spelling = own.spelling === voice.spelling ? 0 : 1;
  const others = shareOfOthers(voice, text);
  if (others !== null) found.links = others;
  for (const measure of measures) {
    const distance = found[measure];
    if (distance !== undefined) found[measure] = Math.min(1, distance);
  }
  return found;
}

/**
 * Returns the rate of whole dashes nearest to the writer's that a text of this length can have. With the writer's exact rate,
 * their own texts, of 100 to 400 words each, would be no nearer to them than a machine's.
 */
function nearestDashes(voice: Voice, text: string): number {
  const ofOne = 1000 / Math.max(1, proseWords(text).length);
  return Math.round(voice.dashes / ofOne) * ofOne;
}

/** Returns the share of linking words that are not the writer's favourite, in groups for which there is one. */
function shareOfOthers(voice: Voice, text: string): number | null {
  let uses = 0;
  let favoured = 0;
  for (const group of linkGroups) {
    const favourite = voice.links[group];
    if (favourite === undefined) continue;
    const counts = countLinks(text, group);
    for (const count of counts.values()) uses += count;
    favoured += counts.get(favourite) ?? 0;
  }
  return uses === 0 ? null : 1 - favoured / uses;
}

const changeable = measures.filter((measure) => measure !== 'first person');

/** Returns the mean of the measures that can be compared and that a run may change: all but the first person. */
export function distanceOf(distances: Partial<Record<Measure, number>>): number {
  const parts = changeable.map((measure) => distances[measure]).filter((part) => part !== undefined);
  return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
}
