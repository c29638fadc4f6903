import { verbForms } from '../lexicon/inflect.ts';
import { hasTag, isWord, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence } from '../grammar/tokens.ts';
import { isOpenWord, opensNoun } from '../grammar/word-class.ts';
import { proposeRewording } from '../wording.ts';
import { NOMINALS } from '../words/nominals.ts';

const verbOf = new Map<string, string>();
for (const line of NOMINALS.trim().split('\n')) {
  const [noun, verb] = line.split(' > ');
  if (noun && verb) verbOf.set(noun, verb);
}

/** After these someone does the thing: "by the use of", "for the creation of". */
const DOING = new Set([
  'by',
  'through',
  'via',
  'for',
  'toward',
  'towards',
  'about',
  'despite',
  'without',
  'on',
]);

/** "through the implementation of rules" → "through implementing rules". */
export function proposeNominals(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  for (let at = 1; at + 2 < tokens.length; at++) {
    const noun = tokens[at];
    if (!isWord(noun)) continue;
    const verb = verbOf.get(noun.lower);
    if (verb === undefined || tokens[at + 1]?.lower !== 'of') continue;
    const object = tokens[at + 2];
    if (!(opensNoun(object) || isOpenWord(object)) || hasTag(object, Tag.Ing)) continue;
    const hasThe = tokens[at - 1]?.lower === 'the';
    if (!hasThe && !['by', 'through', 'via'].includes(tokens[at - 1]?.lower ?? '')) continue;
    const preposition = tokens[at - (hasThe ? 2 : 1)];
    if (preposition === undefined || !DOING.has(preposition.lower)) continue;
    if (preposition.lower === 'on' && tokens[at - (hasThe ? 3 : 2)]?.lower.startsWith('focus') !== true)
      continue;
    const place = { context, sentence, from: hasThe ? at - 1 : at, to: at + 2 };
    proposeRewording(place, verbForms(verb).ing, {
      rule: 'nominal',
      reason: `The verb in “${noun.lower}” does the work more directly.`,
    });
  }
}
