import { brand } from '#contract/brand.ts';
import { voiceSampleSent, voiceSampleWords } from '#contract/voice.ts';
import { inFigures } from '#words/figures.ts';

const { least, most } = voiceSampleWords;

export const voiceCopy = {
  open: 'Your voice',
  title: 'Your voice',
  offer: 'Match how you write',
  about: `Put in ${inFigures(least)} to ${inFigures(most)} words that you wrote yourself. ${brand.name} measures how you write, and each run matches it. Your sample stays in this browser; the figures below go with a run.`,
  label: 'Something you wrote',
  placeholder: 'A letter, a post, an essay: the kind of English that you write',
  measured: 'How you write',
  never: '“I” and “we” are only shown: a run never writes them into a text.',
  send: `Also send its first ${voiceSampleSent.words} words, so that a language model or your assistant can write like you. The company or person that runs it reads them.`,
  save: 'Save on this device',
  remove: 'Delete',
  notKept: 'This browser keeps nothing, so your voice lasts until you leave this page.',
  matching: 'Matching your style',
  switchOff: 'Not for this text',
  switchOn: 'Match it',
} as const;

export function sampleLength(words: number): string {
  if (words > most) return `${inFigures(words)} words. At most ${inFigures(most)}: take some out.`;
  if (words > 0 && words < least) return `${inFigures(words)} of at least ${inFigures(least)} words`;
  return `${inFigures(words)} of at most ${inFigures(most)} words`;
}
