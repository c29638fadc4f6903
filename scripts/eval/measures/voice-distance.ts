import { linkGroups, type Voice } from '#contract/voice.ts';
import { measureVoice, proseWords } from '#prose/voice/index.ts';
import { countLinks } from '#prose/voice/links.ts';

/** What counts as wholly another voice: a text of half or twice the sentence length, so many dashes or persons more. */
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

/** How far a text is from a voice by each measure that both of them show, from 0 to 1. */
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
 * The rate nearest to the writer's that a text of that length can have: there is no half a dash. Counted from the rate itself, the
 * writers' own texts, of 100 to 400 words each, would lie no nearer to them than a machine's.
 */
function nearestDashes(voice: Voice, text: string): number {
  const ofOne = 1000 / Math.max(1, proseWords(text).length);
  return Math.round(voice.dashes / ofOne) * ofOne;
}

/** Of the linking words of which the writer has a favourite, the share that are others. */
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

/** The mean of what can be compared, of the measures named. */
export function distanceOver(
  distances: Partial<Record<Measure, number>>,
  over: readonly Measure[] = measures,
): number {
  const parts = over.map((measure) => distances[measure]).filter((part) => part !== undefined);
  return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
}
