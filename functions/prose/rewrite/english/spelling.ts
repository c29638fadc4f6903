import type { Wording } from '../proposal.ts';

const BRITISH =
  /\b(?:(?:anal|paral|catal)ys(?:e[ds]?|ing)|(?:apolog|character|critic|custom|emphas|minim|maxim|modern|optim|organ|priorit|real|recogn|special|summar|util)is(?:e[ds]?|ing|ations?)|(?:behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|sav)our\w*|(?:cent|fib|lit|theat)res?|skilful\w*|defence|cheques?|travell(?:ed|ing|ers?)|towards|whilst)\b/i;

/** Whether the text spells as the British do, so that what is written into it should. */
export const isBritish = (text: string): boolean => BRITISH.test(text);

/** The words of the lists that Britain spells otherwise. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\b(anal)yz(e[ds]?|ing)\b/gi, '$1ys$2'],
  [/\b(minim|real|summar)iz(e[ds]?|ing)\b/gi, '$1is$2'],
  [/\bskillful/gi, 'skilful'],
  [/\bfavor/gi, 'favour'],
];

const AMERICAN = /yz|iz|llful|avor/i;

/** A wording as Britain spells it. */
export const spellBritish = (wording: Wording): Wording =>
  wording.edits.some(({ after }) => AMERICAN.test(after))
    ? {
        ...wording,
        edits: wording.edits.map(({ start, end, after }) => ({ start, end, after: spelt(after) })),
      }
    : wording;

const spelt = (after: string): string =>
  SPELLINGS.reduce((text, [american, british]) => text.replace(american, british), after);
