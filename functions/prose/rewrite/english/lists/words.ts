import { type WordRow, wordsOf } from './row.ts';

export const WORDS: readonly WordRow[] = [
  { word: 'impact', part: 'verb', use: ['affect'], ambiguous: true },
  { word: 'incentivize', part: 'verb', use: ['encourage'], level: 'strong' },
  { word: 'leverage', part: 'verb', use: ['use'], level: 'light', ambiguous: true },
  {
    word: 'possess',
    part: 'verb',
    use: ['have'],
    level: 'strong',
    not: wordsOf('her him me them us object objects thing things'),
  },
  { word: 'purchase', part: 'verb', use: ['buy'], level: 'strong', ambiguous: true },
  { word: 'utilize', part: 'verb', use: ['use'], level: 'light' },
  { word: 'approximately', part: 'adverb', use: ['about'], level: 'strong' },
  { word: 'subsequently', part: 'adverb', use: ['later'], level: 'strong' },
];
