export type Look = 'strong' | 'em' | 'struck' | 'code' | 'link' | 'break';

/** `sign`: letters that only say how others look. */
export type Found = { start: number; end: number; look: Look | 'sign' };

/** Stars, lines or tildes in a row; `left` of them are not matched yet, from `from` on. */
type Mark = { letter: string; from: number; left: number; length: number; opens: boolean; closes: boolean };

/** More of them wait for their end in no text that anybody wrote, and each is looked at for each end. */
const mostOpen = 200;

const space = /^[\s\u00a0]?$/;
const sign = /[\p{P}\p{S}]/u;

/** How many of the same letter stand in a row here. */
export function lengthOf(text: string, at: number): number {
  let end = at;
  while (text.charAt(end) === text.charAt(at)) end++;
  return end - at;
}

function markAt(text: string, from: number): Mark {
  const letter = text.charAt(from);
  const length = lengthOf(text, from);
  const before = text.charAt(from - 1);
  const after = text.charAt(from + length);
  const leans = (to: string, away: string) =>
    !space.test(to) && (!sign.test(to) || space.test(away) || sign.test(away));
  const [left, right] = [leans(after, before), leans(before, after)];
  // The stars of 2*3*4 are no marks, nor are the lines of snake_case or a single tilde.
  const isNone =
    (letter === '*' && /\d/.test(before) && /\d/.test(after)) || (letter === '~' && length !== 2);
  const inWord = letter === '_' && left && right;
  return {
    letter,
    from,
    left: length,
    length,
    opens: left && !isNone && (!inWord || sign.test(before)),
    closes: right && !isNone && (!inWord || sign.test(after)),
  };
}

/** The rule of three: a mark that both opens and closes does not meet one with which it would make three. */
const meet = (opener: Mark, closer: Mark): boolean =>
  opener.letter === closer.letter &&
  opener.left > 0 &&
  (opener.letter !== '~' || opener.left === closer.left) &&
  !(
    (opener.closes || closer.opens) &&
    (opener.length + closer.length) % 3 === 0 &&
    (opener.length % 3 !== 0 || closer.length % 3 !== 0)
  );

/** Emphasis as Markdown has it, and the marks that make it; `places`: where each row of marks begins. */
export function findEmphasis(text: string, places: readonly number[]): Found[] {
  const found: Found[] = [];
  const openers: Mark[] = [];
  for (const place of places) {
    const mark = markAt(text, place);
    while (mark.closes && mark.left > 0) {
      const at = openers.findLastIndex((each) => meet(each, mark));
      const opener = openers[at];
      if (opener === undefined) break;
      const size = opener.left >= 2 && mark.left >= 2 ? 2 : 1;
      const start = opener.from + opener.left;
      const look = opener.letter === '~' ? 'struck' : size === 2 ? 'strong' : 'em';
      found.push(
        { start: start - size, end: start, look: 'sign' },
        { start, end: mark.from, look },
        { start: mark.from, end: mark.from + size, look: 'sign' },
      );
      opener.left -= size;
      mark.left -= size;
      mark.from += size;
      openers.length = opener.left > 0 ? at + 1 : at;
    }
    if (mark.opens && mark.left > 0 && openers.length < mostOpen) openers.push(mark);
  }
  return found;
}
