export const reword = {
  button: 'Reword this sentence',
  more: 'Reword sentence',
  title: 'Other wordings of this sentence',
  asking: 'Looking for other wordings…',
  close: 'Keep as it is',
  source: 'Reword the sentence',
};
