import { type PhraseGroup, wordsOf } from './row.ts';

// Every row was checked by readers in the texts that scripts/eval/reading.tsv counts; docs/rewriter.md says how to add one.

const IT = ['it is', "it's", 'it is also', "it's also"];
const NOTING = ['pointing out', ...wordsOf('noting mentioning emphasizing considering')];
const NEEDS = wordsOf('critical crucial essential vital');

export const PHRASES: readonly PhraseGroup[] = [
  {
    reason: 'The sentence works without this opening.',
    rows: [
      {
        // Found only: without it a reader has to work out how the sentence follows from the last.
        find: ['additionally ,', 'furthermore ,', 'moreover ,', 'in addition ,'],
        use: [],
        level: 'light',
        opening: true,
      },
      {
        // Found only: without it, readers took the last sentence for a first one.
        find: 'in SUM ,',
        use: [],
        where: { SUM: wordsOf('conclusion essence short sum summary') },
        opening: true,
      },
      { find: 'at its core ,', use: [''], opening: true },
      { find: ['interestingly ,', 'interestingly enough ,'], use: [''], level: 'light', opening: true },
      { find: 'first and foremost ,', use: ['first ,'], level: 'light', opening: true },
      {
        find: [
          "in today's",
          'ultimately ,',
          'importantly ,',
          'specifically ,',
          'indeed ,',
          'taken together ,',
        ],
        use: [],
        level: 'light',
        opening: true,
      },
    ],
  },
  {
    reason: 'This announces the point instead of making it.',
    rows: [
      { find: 'IT BIG to NOTE that', use: [''], where: { IT }, level: 'light' },
      { find: 'IT worth NOTING that', use: [''], where: { IT, NOTING }, level: 'light' },
      {
        // Found only: it asks the reader to do something, and readers missed it when it was removed.
        find: ['IT BIG to REMEMBER that', 'IT worth remembering that'],
        use: [],
        where: { IT, REMEMBER: ['remember', 'bear in mind', 'keep in mind'] },
        level: 'light',
      },
    ],
  },
  {
    reason: 'A stock phrase. Plain words say the same.',
    rows: [
      { find: ['a testament to', '{be} a tribute to'], use: [] },
      {
        find: 'actively DO',
        use: ['DO'],
        where: { DO: wordsOf('encourage engage engaged participate pursue seek work working') },
        level: 'light',
      },
      {
        find: ['{delve} into', '{delve} deep into', '{delve} deeper into'],
        use: ['{explore}', '{examine}'],
        level: 'light',
        not: wordsOf('depth depths heart story tale vast examination exploration study'),
      },
      { find: '{foster} a sense of', use: [], level: 'light' },
      { find: '{serve} as AN', use: ['{be} AN'], level: 'light' },
      { find: '{serve} as the', use: [] },
      {
        find: ['{shed} light on HOW', '{shed} new light on HOW'],
        use: ['{help} explain HOW'],
        where: { HOW: wordsOf('how what why') },
        level: 'light',
      },
    ],
  },
  {
    reason: 'A shorter phrase says the same.',
    rows: [
      { find: 'in order to', use: ['to'], level: 'light' },
      {
        find: ['a multitude of', 'a myriad of', 'a plethora of', 'a host of'],
        use: ['many'],
        not: wordsOf('voices colors colours emotions lights souls sounds species stars'),
      },
      {
        find: 'a WIDE RANGE of',
        use: [],
        where: { WIDE: wordsOf('broad diverse vast wide'), RANGE: wordsOf('array spectrum variety') },
        likeness: 0.5,
      },
      { find: 'in the field of', use: ['in'] },
      { find: 'prior to', use: ['before'] },
      { find: 'HOW potentially', use: ['HOW'], where: { HOW: wordsOf('can could may might') }, likeness: 0 },
      { find: 'referred to as', use: ['called'], level: 'strong' },
      {
        find: 'RISKS associated with',
        use: ['RISKS of'],
        where: { RISKS: wordsOf('risks problems') },
        level: 'strong',
      },
      { find: ['goals and objectives', 'aims and objectives'], use: ['goals'], level: 'strong' },
      {
        find: 'the majority of ALL',
        use: ['most of ALL'],
        where: { ALL: wordsOf('it the them these those us which whom her his its my our their your') },
        level: 'strong',
      },
      { find: 'the necessity of $ing', use: ['the need to $base'], level: 'strong' },
    ],
  },
  {
    reason: 'A plain verb says the same.',
    rows: [
      { find: '{allow} PEOPLE to', use: [] },
      {
        find: '{provide} WHOM with',
        use: ['{give} WHOM'],
        where: {
          WHOM: wordsOf(
            'me you him her us them people users students readers customers patients children employees workers researchers companies ' +
              'businesses teachers parents teams members players visitors individuals residents consumers clients organizations families ' +
              'communities viewers developers engineers managers leaders citizens women men',
          ),
        },
        likeness: 0.4,
      },
      {
        find: ['{offer} KEY INSIGHT into', '{provide} KEY INSIGHT into'],
        use: ['{give} insight into'],
        where: { KEY: ['', ...wordsOf('important key valuable')], INSIGHT: wordsOf('insight insights') },
      },
      {
        find: '{be} AN NEEDED PART of',
        use: ['{be} central to'],
        where: { NEEDED: [...NEEDS, 'key'], PART: wordsOf('part component element aspect') },
        not: ['life'],
        likeness: 0.5,
      },
      {
        find: '{become} AN WHOLE part of',
        use: [],
        where: { WHOLE: wordsOf('essential integral') },
      },
      {
        find: '{underscore} THE NEED',
        use: [],
        where: {
          THE: wordsOf('a its the their'),
          NEED: wordsOf(
            'commitment complexity danger dangers depth difficulty extent fact importance limits need potential power risk risks role ' +
              'scale stakes strength unevenness urgency value weakness',
          ),
        },
      },
      { find: '{underscore} HOW', use: [], where: { HOW: wordsOf('how that why') } },
      { find: 'mitigate HARM', use: [], where: { HARM: wordsOf('damage harm risk risks') } },
      { find: '{be} instrumental in $ing', use: [], level: 'strong' },
      {
        find: '{foster} TRUST',
        use: ['{build} TRUST'],
        where: { TRUST: wordsOf('connections deeper relationships stronger trust') },
        level: 'strong',
      },
    ],
  },
  {
    reason: 'Machines reach for this far more often than people do.',
    rows: [
      { find: ['{play} AN BIG role in', '{play} AN BIG part in', 'a BIG role in'], use: [], likeness: 1 },
      {
        find: ['{embark} on AN', '{be} at the heart of', '{be} at the core of', 'a profound sense of'],
        use: [],
        likeness: 1,
      },
      {
        find: [
          'more often than not',
          'cutting-edge',
          '{give} rise to',
          'landscape of',
          'tapestry of',
          'realm of',
        ],
        use: [],
        likeness: 1,
      },
      {
        find: [
          '{enable} PEOPLE to',
          '{bolster}',
          '{demonstrate}',
          '{garner}',
          '{showcase}',
          '{harness}',
          '{embark}',
          '{navigate} the',
        ],
        use: [],
        likeness: 0.5,
      },
      {
        find: ['bustling', 'meticulous', 'multifaceted', 'pivotal', 'impactful', 'unwavering', 'myriad'],
        use: [],
        likeness: 1,
      },
      {
        find: ['comprehensive', 'crucial', 'numerous', 'profound', 'robust', 'individuals', 'compelling'],
        use: [],
        likeness: 1,
      },
      {
        find: ['intricate', 'nuanced', 'seamless', 'seamlessly', 'transformative', 'vibrant', 'significant'],
        use: [],
        likeness: 0.3,
      },
    ],
  },
];
