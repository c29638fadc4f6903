import { basesOf } from '../words/bases.ts';
import { isKnownWord } from '../words/meanings.ts';
import { isLight, isMark } from '../tokens.ts';

const DETERMINERS = new Set(
  'the a an your this these that those it them each all any some no yourself'.split(' '),
);

/** What opens no command, though an article follows it. */
const NO_VERBS =
  /(?:ing|ed|ly|s)$|^(?:despite|unlike|half|amid|beside|beneath|given|worth|plus|per|past|near|whilst|everyone|nobody)$/;

/** "Close the valve": an order at the head of a sentence. */
function isCommand(tokens: readonly string[]): boolean {
  const first = tokens.findIndex((token) => !isMark(token));
  const at = tokens[first] === 'please' ? first + 1 : first;
  const verb = tokens[at] ?? '';
  if (verb === 'do' && tokens[at + 1] === 'not') return true;
  return DETERMINERS.has(tokens[at + 1] ?? '') && !isLight(verb) && !NO_VERBS.test(verb) && isKnownWord(verb);
}

/** What may say in a statement what is to be done. */
const MAY_ORDER = new Set(
  'you your must should need needs let please have has can make sure want ought to try by for'.split(' '),
);

/** Whether an order has become a statement: "Close the valve" → "the valve is closed". */
export const losesCommand = (had: readonly string[], has: readonly string[]): boolean =>
  isCommand(had) &&
  !isCommand(has) &&
  !isLikeCommand(had, has) &&
  !has.some((token) => MAY_ORDER.has(token) && !had.includes(token));

/** "To begin, close the valve", "soon close it". */
const isLikeCommand = (had: readonly string[], has: readonly string[]): boolean => {
  const verb = had.find((token) => !isMark(token) && token !== 'please') ?? '';
  const first = has.findIndex((token) => !isMark(token));
  return (
    has[first] === verb ||
    isGerundOf(has[first] ?? '', verb) ||
    has.some((token, at) => token === verb && isMark(has[at - 1] ?? '.')) ||
    opens(has[first] ?? '', has[first + 1] ?? '')
  );
};

/** "Hide it, and you lose" → "hiding it, you lose". */
const isGerundOf = (token: string, verb: string): boolean =>
  token.endsWith('ing') && basesOf(token).includes(verb);

/** Another verb, as far as one can see: no article, pronoun or preposition, nor what stands before a verb. */
const opens = (token: string, next: string): boolean =>
  !isLight(token) && isKnownWord(token) && !NO_VERBS.test(token) && !VERBS.has(next);

const VERBS = new Set(
  'is are was were do does did has have had can could may might will would should must'.split(' '),
);
