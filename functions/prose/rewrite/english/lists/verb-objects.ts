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
    use: ['strengthen'],
    level: 'strong',
    of: wordsOf(
      'accountability argument belief bond case claim cohesion commitment community connection cooperation credibility ' +
        'democracy foundation identity immunity link loyalty ownership partnership position reputation resilience resolve sense ' +
        'stability tie trust unity',
    ),
  },
  {
    verb: 'enhance',
    use: ['improve', 'increase'],
    level: 'strong',
    of: wordsOf('ability effectiveness efficiency resistance robustness'),
  },
  { verb: 'enhance', use: ['improve'], level: 'strong', of: wordsOf('performance quality standard') },
  {
    verb: 'enhance',
    use: ['improve'],
    level: 'strong',
    not: wordsOf('dish drink drinks food image images look meal meals outfit routine trait traits'),
  },
  {
    verb: 'foster',
    use: ['build'],
    ambiguous: true,
    of: wordsOf(
      'alliance bond camaraderie commitment confidence connection cooperation expertise friendship goodwill identity knowledge ' +
        'link loyalty peace pride rapport relation relationship resilience respect sense skill solidarity tie trust unity',
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
  {
    verb: 'foster',
    use: ['encourage'],
    ambiguous: true,
    of: wordsOf(
      'acquisition adoption appreciation autonomy awareness belief cohesion collaboration compassion competition ' +
        'conversation creativity curiosity debate dependence deviance dialogue discussion diversity empathy engagement ' +
        'entrepreneurship exchange exploration honesty imagination improvement inclusion inclusivity independence interaction ' +
        'interest investment making outlook ownership participation practice productivity reflection responsibility rivalry ' +
        'specialization spirit support thinking tolerance transparency understanding',
    ),
  },
  {
    verb: 'leverage',
    use: ['draw on'],
    ambiguous: true,
    of: wordsOf(
      'authority background capacity community connection diversity endowment experience expertise influence infrastructure ' +
        'insight knowledge motivation partnership principle relationship research resource scale skill strength talent ' +
        'understanding value wealth',
    ),
  },
  { verb: 'leverage', use: ['use'], ambiguous: true },
];
