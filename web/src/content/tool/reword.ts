import { counted } from '#words/figures.ts';

export const reword = {
  button: 'Reword this sentence',
  more: 'Reword sentence',
  title: 'Other wordings of this sentence',
  asking: 'Looking for other wordings…',
  close: 'Keep as it is',
  source: 'Reword the sentence',
  price: (words: number) => ` (uses ${counted(words, 'word')})`,
  earlier: 'Earlier wording',
  onlyEarlier: 'There is no other wording than the earlier one.',
};
