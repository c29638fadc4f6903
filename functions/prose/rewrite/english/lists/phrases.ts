import { type PhraseGroup, wordsOf } from './row.ts';

// Every row here was read in the texts that scripts/eval/reading.tsv counts; docs/rewriter.md says how to add one.

const NEEDS = wordsOf('critical crucial essential vital');
/** What somebody wants more of, and has. */
const ABILITIES = wordsOf(
  'abilities ability accuracy analytical collaboration communication competitive customer effectiveness efficiency employee experience ' +
    'experiences flow job learning operational outcomes overall patient performance productivity public quality reliability resilience ' +
    'robustness safety service services skills student technical understanding user workplace',
);
const PLACES_OF_WORK = wordsOf('world society age era landscape environment marketplace');
const TODAY = wordsOf(
  'fast-paced rapidly highly increasingly digital modern competitive changing evolving ever-changing ever-evolving interconnected ' +
    'connected globalized global business',
);

export const PHRASES: readonly PhraseGroup[] = [
  {
    reason: 'The sentence says this without announcing that it will.',
    rows: [
      { find: 'additionally ,', use: [''], level: 'light', opening: true },
      { find: 'furthermore ,', use: [''], level: 'light', opening: true },
      { find: 'moreover ,', use: [''], level: 'light', opening: true },
      {
        find: 'in SUM ,',
        use: [''],
        where: { SUM: wordsOf('conclusion essence short sum summary') },
        level: 'light',
        opening: true,
      },
      { find: 'in addition ,', use: [''], level: 'light', opening: true },
      { find: 'at its core ,', use: [''], opening: true },
      { find: ['interestingly ,', 'interestingly enough ,'], use: [''], level: 'light', opening: true },
      { find: 'notably ,', use: [''], level: 'light', opening: true },
      { find: 'first and foremost ,', use: ['first ,'], level: 'light', opening: true },
      {
        find: [
          "in today's WORLD ,",
          "in today's HOW WORLD ,",
          "in today's HOW HOW2 WORLD ,",
          "in today's HOW HOW2 business WORLD ,",
        ],
        use: ['today ,'],
        where: { WORLD: PLACES_OF_WORK, HOW: TODAY, HOW2: TODAY },
        level: 'light',
        opening: true,
      },
      { find: 'in an era where', use: ['now that'], level: 'light', opening: true },
      {
        find: ['ultimately ,', 'importantly ,', 'specifically ,', 'indeed ,', 'taken together ,'],
        use: [],
        level: 'light',
        opening: true,
      },
    ],
  },
  {
    reason: 'The point is made; there is no need to say that it is worth making.',
    rows: [
      {
        find: [
          'it is BIG to NOTE that',
          "it's BIG to NOTE that",
          'it is also BIG to NOTE that',
          "it's also BIG to NOTE that",
        ],
        use: [''],
        level: 'light',
      },
      {
        find: [
          'it is worth SAYING that',
          "it's worth SAYING that",
          'it is also worth SAYING that',
          "it's also worth SAYING that",
        ],
        use: [''],
        where: {
          SAYING: [...wordsOf('noting mentioning remembering emphasizing considering'), 'pointing out'],
        },
        level: 'light',
      },
    ],
  },
  {
    reason: 'A stock figure; plain words say what it means.',
    rows: [
      {
        find: 'a testament to',
        use: ['proof of'],
        level: 'light',
        not: wordsOf('material materials process processes'),
      },
      {
        find: ['{be} a testament to', '{be} a tribute to'],
        use: ['{show}'],
        level: 'light',
        not: wordsOf('material materials process processes truth truths'),
      },
      {
        find: '{be} a VIVID reminder of',
        use: ['{be} a reminder of'],
        where: { VIVID: wordsOf('stark powerful poignant vivid') },
        level: 'light',
      },
      { find: '{be} deeply rooted in', use: ['{be} rooted in'], level: 'light' },
      { find: ['a deep dive into', 'a deeper dive into'], use: ['a close look at'], level: 'light' },
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
      {
        find: '{foster} GROWTH',
        use: ['{encourage} GROWTH'],
        where: { GROWTH: wordsOf('collaboration creativity growth innovation understanding') },
        level: 'light',
      },
      { find: '{foster} a sense of', use: ['{build} a sense of'], level: 'light' },
      { find: '{leave} an indelible mark on', use: ['{leave} a lasting mark on'], level: 'light' },
      {
        find: '{lie} at the HEART of',
        use: ['{be} central to'],
        where: { HEART: wordsOf('heart center core') },
        level: 'light',
      },
      { find: '{serve} as AN', use: ['{be} AN'], level: 'light' },
      { find: '{serve} as the', use: ['{be} the'] },
      {
        find: ['{shed} light on HOW', '{shed} new light on HOW'],
        use: ['{help} explain HOW'],
        where: { HOW: wordsOf('how what why') },
        level: 'light',
      },
      {
        find: ['{unlock} SECRETS of', '{unlock} the SECRETS of'],
        use: ['{reveal} the SECRETS of'],
        where: { SECRETS: wordsOf('potential secrets') },
        level: 'light',
      },
      { find: 'unbeknownst to', use: ['unknown to'], level: 'light' },
      {
        find: ['OWN own set of PROBLEMS', 'OWN own unique set of PROBLEMS'],
        use: ['OWN own PROBLEMS'],
        where: { PROBLEMS: wordsOf('advantages benefits challenges difficulties problems risks rules') },
        level: 'light',
      },
      {
        find: 'i hope this MESSAGE finds you well',
        use: ['I hope you are well'],
        where: { MESSAGE: wordsOf('email letter message note') },
        level: 'light',
      },
      {
        find: 'the very CORE of',
        use: ['the CORE of'],
        where: { CORE: wordsOf('fabric heart core essence nature foundation foundations idea notion soul') },
        likeness: 0,
      },
      { find: 'outside OWN realm of experience', use: ['outside OWN range of experience'] },
      {
        find: ['beyond the realm of REASON', 'outside the realm of REASON'],
        use: ['beyond the reach of REASON'],
        where: { REASON: wordsOf('comprehension possibility reason science scientific understanding') },
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
        find: 'BEFORE a WIDE RANGE of',
        use: ['BEFORE many'],
        where: {
          BEFORE: wordsOf(
            'about across by for from in into of offer offered offering offers on provide provides through to with',
          ),
          WIDE: wordsOf('broad diverse vast wide'),
          RANGE: wordsOf('array spectrum variety'),
        },
      },
      { find: 'a number of', use: ['several'] },
      { find: 'in the field of', use: ['in'] },
      { find: 'in the vicinity of', use: ['near'] },
      { find: 'in the wake of', use: ['after'] },
      { find: 'in conjunction with', use: ['with'] },
      { find: ['during the course of', 'throughout the course of'], use: ['during'] },
      { find: 'prior to', use: ['before'] },
      { find: 'HOW potentially', use: ['HOW'], where: { HOW: wordsOf('can could may might') }, likeness: 0 },
      { find: ['more than just', 'more than simply'], use: ['more than'], likeness: 0 },
      { find: ['ways in which'], use: ['ways'], level: 'strong' },
      { find: 'referred to as', use: ['called'], level: 'strong' },
      {
        find: 'RISKS associated with',
        use: ['RISKS of'],
        where: { RISKS: wordsOf('risks problems') },
        level: 'strong',
      },
      { find: ['goals and objectives', 'aims and objectives'], use: ['goals'], level: 'strong' },
      { find: 'in many cases', use: ['often'], level: 'strong' },
      {
        find: 'the majority of ALL',
        use: ['most of ALL'],
        where: { ALL: wordsOf('it the them these those us which whom her his its my our their your') },
        level: 'strong',
      },
      { find: 'the majority of', use: ['most'], level: 'strong' },
      { find: 'the necessity of $ing', use: ['the need to $base'], level: 'strong' },
      { find: 'while simultaneously', use: ['while also'], level: 'strong' },
      {
        find: 'truly STRONG',
        use: ['STRONG'],
        where: {
          STRONG: wordsOf(
            'beautiful effective important meaningful powerful remarkable special unique valuable',
          ),
        },
        level: 'strong',
      },
    ],
  },
  {
    reason: 'A plain verb does the work of this turn.',
    rows: [
      { find: '{allow} PEOPLE to', use: ['{let} PEOPLE'] },
      {
        find: '{ensure} WHO',
        use: ['{make} sure WHO'],
        where: { WHO: wordsOf('it they he she we you i there everyone') },
        not: wordsOf('make makes making'),
      },
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
        find: [
          '{offer} insight into',
          '{offer} insights into',
          '{offer} KEY insights into',
          '{offer} KEY insight into',
          '{provide} insight into',
          '{provide} insights into',
          '{provide} KEY insights into',
          '{provide} KEY insight into',
        ],
        use: ['{give} insight into'],
        where: { KEY: wordsOf('important key valuable') },
      },
      {
        find: '{provide} HELP TO',
        use: ['{help}'],
        where: { HELP: wordsOf('assistance support help'), TO: wordsOf('to for') },
      },
      { find: '{be} NEEDED because', use: ['{matter} because'], where: { NEEDED: NEEDS } },
      {
        find: '{be} AN NEEDED PART of',
        use: ['{be} central to'],
        where: { NEEDED: [...NEEDS, 'key'], PART: wordsOf('part component element aspect') },
        not: ['life'],
        likeness: 0.5,
      },
      {
        find: '{become} AN WHOLE part of',
        use: ['{become} part of'],
        where: { WHOLE: wordsOf('essential integral') },
      },
      { find: ['{be} dependent on', '{be} reliant on'], use: ['{depend} on'] },
      {
        find: 'WHO {constitute} THE',
        use: ['WHO {be} THE'],
        where: { WHO: wordsOf('it that they this which who'), THE: wordsOf('a an the') },
        likeness: 0.5,
      },
      { find: '{enhance} ABILITY', use: ['{improve} ABILITY'], where: { ABILITY: ABILITIES } },
      { find: ['{enhance} OWN ABILITY'], use: ['{improve} OWN ABILITY'], where: { ABILITY: ABILITIES } },
      { find: ['{enhance} the ABILITY'], use: ['{improve} the ABILITY'], where: { ABILITY: ABILITIES } },
      {
        find: '{underscore} THE NEED',
        use: ['{show} THE NEED'],
        where: {
          THE: wordsOf('a its the their'),
          NEED: wordsOf(
            'commitment complexity danger dangers depth difficulty extent fact importance limits need potential power risk risks role ' +
              'scale stakes strength unevenness urgency value weakness',
          ),
        },
      },
      { find: '{underscore} HOW', use: ['{show} HOW'], where: { HOW: wordsOf('how that why') } },
      { find: 'mitigate HARM', use: ['reduce HARM'], where: { HARM: wordsOf('damage harm risk risks') } },
      {
        find: 'mitigate THE HARM',
        use: ['reduce THE HARM'],
        where: {
          THE: wordsOf('the these this those such any her his its my our their your'),
          HARM: wordsOf('costs damage effects harm impact impacts risk risks'),
        },
      },
      { find: '{navigate} to', use: ['{go} to'] },
      { find: '{pose} a threat to', use: ['{threaten}'], level: 'strong' },
      {
        find: ['{pose} a BIG threat to'],
        use: ['seriously {threaten}'],
        where: { BIG: wordsOf('grave major serious significant') },
        level: 'strong',
      },
      { find: '{be} instrumental in $ing', use: ['{help} $base'], level: 'strong' },
      { find: '{help} to $base', use: ['{help} $base'], level: 'strong' },
      {
        find: '{foster} TRUST',
        use: ['{build} TRUST'],
        where: { TRUST: wordsOf('connections deeper relationships stronger trust') },
        level: 'strong',
      },
      {
        find: 'TO attempt to',
        use: ['TO try to'],
        where: { TO: wordsOf('to can could may might they we who will would') },
        level: 'strong',
      },
      { find: 'could be enhanced with', use: ['could be improved with'], level: 'strong' },
      {
        find: 'MUCH leverage OVER',
        use: ['MUCH power OVER'],
        where: { MUCH: [...wordsOf('more much'), 'how much'], OVER: wordsOf('over retailers to') },
        level: 'strong',
      },
    ],
  },
  {
    reason: 'A plainer word says the same.',
    rows: [
      {
        find: 'significantly BETTER',
        use: ['much BETTER'],
        where: {
          BETTER: wordsOf(
            'better bigger colder cooler easier faster greater harder heavier higher hotter larger less longer older poorer richer ' +
              'shorter slower smaller stronger warmer weaker wider worse younger',
          ),
        },
      },
      { find: 'significantly MORE', use: ['far MORE'], where: { MORE: wordsOf('fewer more') } },
      {
        find: 'VARY significantly',
        use: ['VARY greatly'],
        where: { VARY: wordsOf('differ differs differed vary varies varied') },
      },
      {
        find: 'DEPEND on various factors',
        use: ['DEPEND on several factors'],
        where: { DEPEND: wordsOf('depend depends depending depended') },
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
        find: ['{enable} PEOPLE to', '{garner}', '{showcase}', '{harness}', '{embark}', '{navigate} the'],
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
