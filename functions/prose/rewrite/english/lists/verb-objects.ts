import { type VerbObjectRow, wordsOf } from './row.ts';

/** The first row that fits is taken. */
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
  {
    verb: 'enhance',
    use: ['improve', 'increase'],
    level: 'strong',
    of: wordsOf('ability effectiveness efficiency resistance robustness'),
  },
  { verb: 'enhance', use: [], level: 'strong' },
  {
    verb: 'foster',
    use: ['build'],
    ambiguous: true,
    of: wordsOf(
      'alliance bond camaraderie commitment confidence connection cooperation expertise friendship goodwill identity knowledge ' +
        'link loyalty peace pride rapport relation relationship resilience respect skill solidarity tie trust unity',
    ),
  },
  {
    verb: 'foster',
    use: ['create'],
    ambiguous: true,
    of: wordsOf(
      'atmosphere climate condition ecology ecosystem environment place setting space team workforce workplace',
    ),
  },
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
  { verb: 'leverage', use: ['use'], ambiguous: true },
];
