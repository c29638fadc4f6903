import { functionWords } from '#prose/estimate/function-words.ts';
import { basesOf } from '#prose/lexicon/bases.ts';
import { meaningsOf } from '#prose/lexicon/wordnet.ts';
import { lexicon } from '../lexicon/index.ts';
import EVERYDAY_WORDS from './everyday.json' with { type: 'json' };

/** Words that texts write in lower case and that neither the rewriter's lists nor WordNet contain. */
const EVERYDAY: ReadonlySet<string> = new Set(EVERYDAY_WORDS.split(' '));

/** Function words and other small words; titles also write the shorter ones in lower case. */
const SMALL: ReadonlySet<string> = new Set([
  ...functionWords,
  ...(
    "a's per via vs onto amid amongst despite except plus unlike beneath beside besides below " +
    "don't doesn't didn't isn't aren't wasn't weren't can't cannot couldn't won't wouldn't shouldn't hasn't haven't it's that's what's who's " +
    "you're you've you'll you'd we're we've we'll they're they've i'm i've here's there's let's shall ought etc versus hers ours yours theirs mine " +
    'whichever whoever whatever whenever wherever whereas ourselves yourself yourselves'
  ).split(' '),
]);

export const isSmall = (word: string): boolean => SMALL.has(word);

const MADE =
  /.{4}(?:tion|tions|ment|ments|ness|ity|ities|ability|ism|ful|less|ically|ible|ional|ization|isation|izing|ising|ized|ised)$/;

/** Whether English writes a word in lower case, as far as lists and its ending can tell. */
export const isCommon = (word: string): boolean => MADE.test(word) || isListed(word);

/** Whether a word, or one that it may be a form of, is in a list of English words. */
export function isListed(word: string): boolean {
  if (SMALL.has(word) || EVERYDAY.has(word) || EVERYDAY.has(`${word}s`)) return true;
  return basesOf(word).some(
    (base) => SMALL.has(base) || EVERYDAY.has(base) || lexicon().has(base) || meaningsOf(base) !== null,
  );
}
