import { type PhraseGroup, wordsOf } from './row.ts';

// Replacements that a tone asks for. Without a chosen tone, only contractions are made, for an author who uses them.

export const TONE_PHRASES: readonly PhraseGroup[] = [
  {
    tones: ['casual'],
    reason: 'A contraction sounds more natural here.',
    // A negative can be contracted before any word; "it is" and similar pairs need a separate rule.
    rows: [
      {
        find: 'DO not',
        use: ["DOn't"],
        where: { DO: wordsOf('are could did do does had has have is should was were would') },
      },
      { find: 'cannot', use: ["can't"] },
      { find: 'will not', use: ["won't"] },
    ],
  },
  {
    tones: ['casual'],
    reason: 'A more conversational word.',
    rows: [
      { find: ', however ,', use: [', though ,'] },
      { find: 'a great deal of', use: ['a lot of'] },
      {
        find: 'additional ANY',
        use: ['more ANY'],
        where: {
          ANY: wordsOf('details help information money people resources staff support time training'),
        },
      },
      { find: 'approximately', use: ['about'] },
      { find: 'attempted to', use: ['tried to'] },
      { find: 'attempting to', use: ['trying to'] },
      { find: 'difficult to', use: ['hard to'] },
      { find: 'here is', use: ["here's"], opening: true },
      { find: 'in addition to', use: ['besides'], opening: true },
      { find: 'in order to', use: ['to'] },
      {
        find: 'many ANY',
        use: ['a lot of ANY'],
        where: {
          ANY: wordsOf('cases companies families others people places students things times ways workers'),
        },
      },
      { find: 'obtain THE', use: ['get THE'] },
      { find: 'perhaps', use: ['maybe'], opening: true },
      { find: 'purchase THE', use: ['buy THE'] },
      { find: 'such as', use: ['like'] },
      { find: 'the entire', use: ['the whole'], not: wordsOf('of') },
      {
        find: 'very ANY',
        use: ['really ANY'],
        where: { ANY: wordsOf('good important easy hard useful nice bad big') },
      },
      { find: '{appear} to $base', use: ['{seem} to $base'] },
      { find: '{begin} $ing', use: ['{start} $ing'] },
      { find: '{begin} to $base', use: ['{start} to $base'] },
      {
        find: '{examine} ANY',
        use: ['{look} at ANY'],
        where: { ANY: wordsOf('how the these this what her his its my our their your') },
      },
      { find: '{receive} THE', use: ['{get} THE'], not: wordsOf('degree education') },
      { find: '{return} to THE', use: ['{go} back to THE'] },
      { find: '{seek} to $base', use: ['{try} to $base'] },
    ],
  },
  {
    tones: ['formal', 'academic'],
    reason: 'The tone that you chose asks for a less casual word.',
    rows: [
      {
        find: 'ANY find out',
        use: ['ANY discover'],
        where: { ANY: wordsOf('can could will would to should must may might') },
      },
      {
        find: 'a bit ANY',
        use: ['slightly ANY'],
        where: { ANY: wordsOf('better faster harder higher longer lower more slower worse') },
      },
      { find: 'a lot of', use: ['many'] },
      { find: 'also ,', use: ['in addition ,'], opening: true },
      { find: 'maybe', use: ['perhaps'], opening: true },
      { find: 'plus ,', use: ['in addition ,'], opening: true },
      { find: '{get} to ANY', use: ['{come} to ANY'], where: { ANY: wordsOf('know') } },
      { find: '{try} to', use: ['{attempt} to'] },
    ],
  },
  {
    tones: ['academic'],
    reason: 'The tone you chose calls for a more academic word.',
    rows: [
      {
        find: 'big ANY',
        use: ['major ANY'],
        where: {
          ANY: wordsOf(
            'challenge change changes challenges difference differences effect problem problems question questions role step',
          ),
        },
      },
      {
        find: 'the whole ANY',
        use: ['the entire ANY'],
        where: {
          ANY: wordsOf(
            'building community country day group house network night population process region room system team text town village world',
          ),
        },
      },
      { find: '{look} for THE', use: ['{seek} THE'] },
      { find: '{point} out that', use: ['{note} that'] },
      { find: '{show} ANY', use: ['{demonstrate} ANY'], where: { ANY: wordsOf('how that why') } },
      { find: '{start} to $base', use: ['{begin} to $base'] },
      { find: '{be} hard to $base', use: ['{be} difficult to $base'] },
    ],
  },
];
