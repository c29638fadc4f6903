import { brand } from '#contract/brand.ts';
import { voiceSampleSent, voiceSampleWords } from '#contract/voice.ts';
import { inFigures } from '#words/figures.ts';

const { least, most } = voiceSampleWords;

export const voiceCopy = {
  open: 'Your voice',
  title: 'Your voice',
  offer: 'Match how you write',
  about: `Paste ${inFigures(least)} to ${inFigures(most)} words that you wrote yourself. ${brand.name} measures your style and matches it. Your sample stays in this browser; only the figures below are sent.`,
  label: 'Something you wrote',
  placeholder: 'An email, a post, an essay: anything you wrote yourself',
  measured: 'How you write',
  never: 'We only show “I” and “we”. We never add them to a text.',
  send: `Also send its first ${voiceSampleSent.words} words, so that a language model or your assistant can write like you. The company or person that runs it reads them.`,
  save: 'Save on this device',
  remove: 'Delete',
  notKept: 'We can’t save it in this browser. It works until you leave the page.',
  matching: 'Matching your style',
  matchedNothing: 'Your style: no changes',
  switchOff: 'Stop matching my style',
  switchOn: 'Match my style',
} as const;

export function sampleLength(words: number): string {
  if (words > most) return `${inFigures(words)} words. At most ${inFigures(most)}: take some out.`;
  if (words > 0 && words < least) return `${inFigures(words)} of at least ${inFigures(least)} words`;
  return `${inFigures(words)} of at most ${inFigures(most)} words`;
}
