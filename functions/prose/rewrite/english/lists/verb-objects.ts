import { type VerbObjectRow, wordsOf } from './row.ts';

/** The first matching row is used. */
export const VERB_OBJECTS: readonly VerbObjectRow[] = [
  {
    verb: 'enhance',
    use: ['increase'],
    level: 'strong',
    of: wordsOf(
      'amount appeal availability awareness capacity chance competitiveness demand employability engagement enjoyment exposure ' +
        'impact influence likelihood motivation output power presence productivity profit profitability prosperity reach ' +
        'satisfaction strength transparency usefulness value visibility wealth yield',
    ),
  },
  { verb: 'enhance', use: [], level: 'strong' },
  { verb: 'foster', use: [], ambiguous: true },
  {
    verb: 'leverage',
    use: ['draw on'],
    ambiguous: true,
    of: wordsOf(
      'authority background capacity community connection diversity experience expertise influence infrastructure ' +
        'insight knowledge motivation partnership principle relationship research resource scale skill strength talent understanding',
    ),
  },
  { verb: 'leverage', use: ['use'], ambiguous: true, owned: false },
  { verb: 'leverage', use: [], ambiguous: true },
];
