import type { Voice } from '#contract/voice.ts';
import { inFigures } from '#words/figures.ts';

/** What was measured, each in a few plain words. */
export function voiceInWords(voice: Voice): string[] {
  const favourites = Object.values(voice.links).map((word) => `“${word}”`);
  return [
    `About ${inFigures(Math.round(voice.sentenceLength))} words to a sentence`,
    ...(voice.contractions === null ? [] : [contractionsInWords(voice.contractions)]),
    dashesInWords(voice.dashes),
    personInWords(voice.firstPerson),
    ...(favourites.length > 0 ? [favourites.join(', ')] : []),
    ...(voice.spelling === null ? [] : [`${voice.spelling} spelling`]),
  ];
}

function contractionsInWords(share: number): string {
  if (share >= 0.6) return 'contracts often';
  if (share >= 0.2) return 'contracts now and then';
  return share > 0 ? 'hardly contracts' : 'never contracts';
}

/** Both to a thousand words. */
function dashesInWords(often: number): string {
  if (often === 0) return 'no dashes';
  return often < 3 ? 'few dashes' : 'many dashes';
}

function personInWords(often: number): string {
  if (often === 0) return 'never “I” or “we”';
  return often < 20 ? '“I” or “we” now and then' : '“I” or “we” often';
}
