export type Change = { id: string; before: string; after: string; reason: string };

/** Written by hand: plain words stay, a change stands where the editor's pencil went. */
export const example: readonly (string | Change)[] = [
  {
    id: 'opening',
    before: 'Moreover, the',
    after: 'The',
    reason: '“Moreover” adds to an earlier point. This is the first.',
  },
  ' Harbour Street library, which opened in 1974, ',
  {
    id: 'serves',
    before: 'serves as a vital',
    after: 'is a',
    reason: '“Serves as” means “is”. Whether it is vital, the reader can judge.',
  },
  ' hub for the neighbourhood. ',
  { id: 'order', before: 'In order to', after: 'To', reason: 'Three words doing the work of one.' },
  ' meet growing demand, it will stay open until 9 p.m. on Tuesdays and Thursdays from 3 March. “We ran out of chairs twice this month,” said Ana Petrov, who runs the service. ',
  {
    id: 'note',
    before: 'It is important to note that the',
    after: 'The',
    reason: 'If it were not important, it would not be here.',
  },
  ' ',
  { id: 'additional', before: 'additional', after: 'extra', reason: 'The word people say.' },
  ' hours will be funded by a grant of £12,400, ',
  {
    id: 'ensuring',
    before: 'ensuring that no other services are negatively impacted',
    after: 'so no other service loses out',
    reason: 'The sentence trails off in an “-ing”. A plain clause ends it.',
  },
  '.',
];
