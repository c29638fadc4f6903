import { factWords } from '#prose/text/english.ts';

/** Word classes as bits, so that a word can have several and a rule can test for any of several. */
export const Tag = {
  Determiner: 1,
  Possessive: 2,
  Preposition: 4,
  Subject: 8,
  Object: 16,
  Modal: 32,
  Be: 64,
  Have: 128,
  Do: 256,
  And: 512,
  Subordinator: 1024,
  Negation: 2048,
  Adverb: 4096,
  Base: 8192,
  S: 16384,
  Past: 32768,
  Participle: 65536,
  Ing: 131072,
  Relative: 262144,
  Number: 524288,
  Quantity: 1048576,
} as const;

/** Words of closed classes. A contracted negative has the class of its verb and is also a negation. */
const CLOSED: readonly (readonly [number, string])[] = [
  [Tag.Determiner, 'the a an this that these those every each another any no such'],
  [Tag.Quantity, 'many several some few various numerous most all both more other certain'],
  [Tag.Possessive, 'my your his her its our their whose'],
  [
    Tag.Preposition,
    'of in on at by for with from to into through across about against among between during without within under over after before ' +
      'toward towards upon via despite beyond beneath behind beside besides near throughout around along amid amidst regarding concerning onto per like as than',
  ],
  [
    Tag.Subject,
    "i you he she it we they there i'm i've i'd i'll it's he's she's they're we're you're they've we've",
  ],
  [Tag.Object, 'me him her us them you it myself himself herself itself ourselves themselves yourself'],
  [
    Tag.Modal,
    "can could may might must shall should will would cannot can't couldn't won't wouldn't shouldn't mustn't",
  ],
  [Tag.Be, "am is are was were be been being isn't aren't wasn't weren't"],
  [Tag.Have, "has have had having hasn't haven't hadn't"],
  [Tag.Do, "do does did don't doesn't didn't"],
  [Tag.And, 'and or but nor yet'],
  [
    Tag.Subordinator,
    'that whether if when because while although though since unless until whereas once where how why whenever wherever',
  ],
  [Tag.Relative, 'who which that whom whose what'],
  [Tag.Negation, [...factWords.negations, 'without hardly barely scarcely'].join(' ')],
  [
    Tag.Adverb,
    'also often always never still even just only now then already soon again too very quite rather really usually sometimes not ' +
      'ever almost nearly perhaps maybe here there thus hence thereby so more most less',
  ],
  [Tag.Number, [...factWords.numbers].join(' ')],
];

export const closedClasses = new Map<string, number>();
for (const [tag, words] of CLOSED) {
  for (const word of words.split(' ')) {
    const denies = word.endsWith("n't") ? Tag.Negation : 0;
    closedClasses.set(word, (closedClasses.get(word) ?? 0) | tag | denies);
  }
}
