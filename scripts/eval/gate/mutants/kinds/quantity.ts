import { pick, type Edit, type Finder, replacements } from '../edit.ts';
import { type Exception, exchangedPhrases, exchanges } from '../exchanges.ts';
import { isFollowedBy, type Passage, type Sentence } from '../passage.ts';

const NUMBER =
  '(?:[$€£]?\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half|a hundred|a thousand|one million)';

/** Lookahead: one of the next words is a plural noun, or "people". */
const PLURAL = String.raw`(?= (?:of (?:the|these|those|their|our|its|my|your) )?(?:(?!(?:of|is|are|was|were|has|have|had|in|on|to|it|we|you|they|the|this|as|that|and)\b)[\w’'-]+ )?(?:people|children|women|men|(?!(?:always|perhaps|has|is|was|as|this|its|his|us|less|across|times|others|things|ways|sorts|kinds)\b)\w{3,}[^s\W](?<!ou)s)\b)`;
const notBehind = (words: string): string => `(?<!(?:\\b(?:${words})|n[’']t) )`;

const amounts = exchanges('amounts');
const AMOUNT = new RegExp(
  [
    `${notBehind('at|after|above|in|not|nearly|almost|them|us|they|we|of|also|it|you|for|are|is|were|with|to')}\\ball\\b(?! the\\b)${PLURAL}`,
    `${notBehind('the|at|a|its|their|his|her|our|my|your|some|two|one|are|is|was|were')}\\bmost\\b(?! \\w+(?:ous|ful|ive|ent|ant|al|ed|ing|ic)\\b)${PLURAL}`,
    `${notBehind('at least|and then')}\\bsome\\b${PLURAL}`,
    `${notBehind('how|as|so|too|great|good|that|these|those|the|very')}\\bmany\\b${PLURAL}`,
    `\\ba few\\b${PLURAL}`,
    `${notBehind('a|the|quite|every|these|those|next|last|past|first|so|as|too|very|extra|other|only|same|precious')}\\bfew\\b${PLURAL}`,
    `${notBehind('the|these|those|their|our|its|past|last|for|in')}\\bseveral\\b${PLURAL}`,
    `${notBehind('the|these|those|their|our|its|its|this|a|at|in')}\\b(?:various|numerous|countless)\\b${PLURAL}`,
  ].join('|'),
  'gi',
);

const degrees = exchanges('degrees');

const each = exchanges('each');

const ABOUT = new RegExp(
  `\\b(?:about|around|roughly|approximately|nearly|almost|over|more than|fewer than|less than|under|at least|at most|up to|only|just) (?=${NUMBER}\\b)(?!over time)`,
  'gi',
);

const degreeExceptions: Exception[] = [
  { before: /(?:\b(?:not|cannot|most|more|less|as|how|very|so|too|than|all too)|n[’']t) $/i },
  { found: /^a (?:number|variety) of$/i, behind: new RegExp(`^(?!${PLURAL})`) },
  { found: /^(?:at least|at most|up to)$/i, behind: new RegExp(`^(?! (?:an? |one|once|twice|${NUMBER}))`) },
  { found: /^a lot of$/i, behind: /^(?! (?:\w+ )?(?:people|\w+[^s]s)\b)/ },
  { found: /^on average$/i, behind: /^\D*$/ },
];

const eachExceptions: Exception[] = [
  { behind: /^ (?:day|week|month|year|time|morning|night|other|so|single|now|one|step|bit|once)\b/ },
  { before: /\b(?:almost|nearly|not|with|of|in|and|on) $/i },
  { found: /^each$/i, behind: /^(?! (?!of\b)\p{Ll})/u },
];

/** Exchanges quantities: all, most, some, few; often and rarely; at least and about; only. */
export const findQuantities: Finder = (passage, random) => [
  ...replacements(passage, AMOUNT, ([found], { text }) => {
    const other = amounts.otherOf(found, random);
    if (other === 'no' || other === null) return text.startsWith(found) ? 'no' : 'all';
    return other;
  }),
  ...exchangedPhrases(passage, degrees, degreeExceptions, random),
  ...exchangedPhrases(passage, each, eachExceptions, random),
  ...bothToOne(passage),
  ...replacements(passage, ABOUT, ({ 0: found, index }, { text }) => {
    if (/\b(?:no|not) $/.test(text.slice(0, index))) return null;
    const word = found.trim().toLowerCase();
    if (/^(?:only|just)$/.test(word)) return 'more than ';
    if (/^(?:at least|more than|over)$/.test(word)) return pick(['fewer than ', 'exactly '], random);
    if (/^(?:fewer than|less than|under|at most|up to)$/.test(word)) return 'more than ';
    return pick(['more than ', 'exactly '], random);
  }),
  ...replacements(
    passage,
    new RegExp(
      `(?<=\\b(?:for|with|has|have|had|of|took|takes|after|costs?|are|were|was|is|by|about) )(?=${NUMBER}(?: percent|%| (?!of\\b|or\\b|and\\b)\\p{Ll}+s\\b))`,
      'giu',
    ),
    () => pick(['at least ', 'fewer than '], random),
  ),
  ...passage.sentences.flatMap((sentence) => fewOnly(sentence, passage.text, random)),
  ...replacements(
    passage,
    /\bonly(?= (?:when|if|in|on|for|by|those|at|one|with|from|after)\b)/gi,
    ({ index }, { text }) =>
      /(?:\b(?:not|if|the|is|are)|n[’']t) $/.test(text.slice(0, index)) ? null : 'mainly',
  ),
];

/** "Both fast and cheap" to "either fast or cheap". */
const bothToOne = (passage: Passage): Edit[] =>
  replacements(passage, /\bboth (\p{Ll}+) and (?=\p{Ll}+\b)/giu, ([, first = '']) => `either ${first} or `);

/** "Doctors say" to "Few doctors say". */
function fewOnly({ words, text }: Sentence, passage: string, random: () => number): Edit[] {
  const [first, second] = words;
  if (!first || !second || !isFollowedBy(passage, first, second) || !/^\p{Lu}/u.test(text)) return [];
  if (!first.tags.has('Plural') || first.tags.has('Pronoun') || first.tags.has('ProperNoun')) return [];
  if (!second.tags.has('Verb') || second.tags.has('Gerund')) return [];
  if (/\b(?:all|most|many|some|few|every)\b/i.test(text)) return [];
  const amount = pick(['Few', 'Only a few', 'Some', 'Hardly any'], random);
  return [{ start: first.start, end: first.end, after: `${amount} ${first.lower}` }];
}
