/** What ends like a superlative and is none. */
const NO_SUPERLATIVES = new Set(
  'forest guest harvest honest interest invest modest nest protest quest request rest suggest test west contest arrest chest digest manifest conquest earnest latest priest tempest'.split(
    ' ',
  ),
);

const SUPERLATIVES = new Set('best worst optimal optimum ultimate foremost peak maximum'.split(' '));

/** "The most", "its most"; not "the most of". */
const BEFORE_MOST = new Set(['the', 'its', 'their', 'his', 'her', 'our', 'my', 'your']);

/** "the most telling", "best", "largest"; not "most people" nor "forest". */
function isSuperlative(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? '';
  if (SUPERLATIVES.has(token)) return true;
  if (token === 'most' || token === 'least')
    return (
      BEFORE_MOST.has(tokens[at - 1] ?? '') &&
      (tokens[at + 1] !== 'of' || /^ma[dk]/.test(tokens[at - 2] ?? ''))
    );
  return token.length > 5 && token.endsWith('est') && !NO_SUPERLATIVES.has(token);
}

/** What a superlative at a place claims: to be the first of all, or one of several; null where none stands. */
export function superlativeAt(
  tokens: readonly string[],
  at: number,
): 'superlative' | 'superlative of several' | null {
  if (PLACES.has(tokens[at] ?? '') && tokens[at - 1] === 'the' && tokens[at - 2] === 'of')
    return tokens[at - 3] === 'one' || tokens[at - 3] === 'some' ? 'superlative of several' : null;
  if (!isSuperlative(tokens, at)) return null;
  const before = tokens.slice(Math.max(0, at - 5), at);
  const from = before.findLastIndex((token) => SEVERAL.has(token));
  return from >= 0 && before.slice(from + 1).includes('the') ? 'superlative of several' : 'superlative';
}

/** "One of the first" is not the first. */
const PLACES = new Set(['first', 'last', 'only']);

/** "One of the oldest", "among the oldest". */
const SEVERAL = new Set(['one', 'among', 'some', 'amongst']);
