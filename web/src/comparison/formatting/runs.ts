import type { Form } from './form.ts';

type Look = 'strong' | 'em' | 'struck' | 'code' | 'link' | 'break';

/** A range with a look. `sign`: Markdown marks. */
type Found = { start: number; end: number; look: Look | 'sign' };

/** Equal stars, underscores or tildes in a row; `left` of them are not matched yet, starting at `from`. */
type Mark = { letter: string; from: number; left: number; length: number; opens: boolean; closes: boolean };

/** No real text has more unclosed marks, and each is compared with each closing one. */
const mostOpen = 200;

const space = /^[\s\u00a0]?$/;
const symbol = /[\p{P}\p{S}]/u;

/** Returns the number of equal letters in a row from here. */
function lengthOf(text: string, at: number): number {
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
    !space.test(to) && (!symbol.test(to) || space.test(away) || symbol.test(away));
  const [left, right] = [leans(after, before), leans(before, after)];
  // The stars of 2*3*4 are not marks, nor are the underscores of snake_case or a single tilde.
  const isNone =
    (letter === '*' && /\d/.test(before) && /\d/.test(after)) || (letter === '~' && length !== 2);
  const inWord = letter === '_' && left && right;
  return {
    letter,
    from,
    left: length,
    length,
    opens: left && !isNone && (!inWord || symbol.test(before)),
    closes: right && !isNone && (!inWord || symbol.test(after)),
  };
}

/** Whether two marks match. Rule of three: if one can both open and close, their lengths must not add up to a multiple of three. */
const meet = (opener: Mark, closer: Mark): boolean =>
  opener.letter === closer.letter &&
  opener.left > 0 &&
  (opener.letter !== '~' || opener.left === closer.left) &&
  !(
    (opener.closes || closer.opens) &&
    (opener.length + closer.length) % 3 === 0 &&
    (opener.length % 3 !== 0 || closer.length % 3 !== 0)
  );

/** Finds emphasis by the rules of Markdown, and the marks that make it. `places`: where each sequence of marks begins. */
function findEmphasis(text: string, places: readonly number[]): Found[] {
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

/** A range with one look. `sign`: marks of Markdown, which are not read out. */
export type Run = { start: number; end: number; looks: readonly (Look | 'number')[]; sign: boolean };

const formatted = /[*_~`<[\\]/;
const escapable = /[*_`#~|.+>-]/;
const link =
  /!?\[((?:[^[\]\\\n]|\\.)*)\](\([ ]*<?[^\s()<>]*(?:\([^\s()]*\)[^\s()]*)*>?(?: +"[^"\n]*")? *\))/y;
const address = /<(?:https?:\/\/|mailto:)[^\s<>]+>/y;
const lineBreak = /<br ?\/?>/iy;

/** No real paragraph is this long, and matching all its marks would be slow. */
const longest = 20_000;

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/** Returns where code that begins here ends: at as many backticks as it began with; null if it does not end. */
function endOfCode(text: string, at: number, ticks: number): number | null {
  for (let end = text.indexOf('`', at + ticks); end !== -1; end = text.indexOf('`', end)) {
    const run = lengthOf(text, end);
    if (run === ticks) return end;
    end += run;
  }
  return null;
}

/** Returns the formatted ranges of a Markdown paragraph. They cover the text without gaps; empty if it has no marks. */
export function runsOf(text: string): readonly Run[] {
  if (text.length > longest || !formatted.test(text)) return [];
  const found: Found[] = [];
  const marks: number[] = [];
  const addSign = (start: number, end: number) => found.push({ start, end, look: 'sign' });
  /** End of the text of the current link, and the offset at which reading then continues. */
  let label = { end: -1, next: -1 };
  for (let at = 0; at < text.length; at++) {
    if (at === label.end) at = label.next;
    const letter = text.charAt(at);
    if (letter === '\\' && escapable.test(text.charAt(at + 1))) {
      addSign(at, at + 1);
      at++;
    } else if (letter === '`') {
      const ticks = lengthOf(text, at);
      const end = endOfCode(text, at, ticks);
      if (end !== null) {
        addSign(at, at + ticks);
        found.push({ start: at + ticks, end, look: 'code' });
        addSign(end, end + ticks);
      }
      at = (end ?? at) + ticks - 1;
    } else if (letter === '[' || (letter === '!' && text.charAt(at + 1) === '[')) {
      const [whole, words] = matchAt(link, text, at) ?? [];
      if (whole === undefined || words === undefined || words.trim() === '') continue;
      const start = at + (letter === '!' ? 2 : 1);
      const end = start + words.length;
      addSign(at, start);
      found.push({ start, end, look: 'link' });
      addSign(end, at + whole.length);
      label = { end, next: at + whole.length };
      at = start - 1;
    } else if (letter === '<') {
      const [whole] = matchAt(address, text, at) ?? [];
      const [breaks] = matchAt(lineBreak, text, at) ?? [];
      if (whole !== undefined) {
        addSign(at, at + 1);
        found.push({ start: at + 1, end: at + whole.length - 1, look: 'link' });
        addSign(at + whole.length - 1, at + whole.length);
      } else if (breaks !== undefined) {
        addSign(at, at + breaks.length);
        found.push({ start: at, end: at + breaks.length, look: 'break' });
      }
      at += (whole ?? breaks ?? letter).length - 1;
    } else if (letter === '*' || letter === '_' || letter === '~') {
      marks.push(at);
      at += lengthOf(text, at) - 1;
    }
  }
  found.push(...findEmphasis(text, marks));
  return flattened(found, text.length);
}

/** Adds the letters at the start that mark the kind of block. */
export function withSign(runs: readonly Run[], { sign, number }: Form, length: number): readonly Run[] {
  const body = sign + number;
  if (body === 0) return runs;
  const rest = runs.length > 0 ? runs : [{ start: 0, end: length, looks: [], sign: false }];
  const own: Run[] = [];
  if (sign > 0) own.push({ start: 0, end: sign, looks: [], sign: true });
  if (number > 0) own.push({ start: sign, end: body, looks: ['number'], sign: false });
  return [
    ...own,
    ...rest
      .filter(({ end }) => end > body)
      .map((run) => (run.start < body ? Object.assign({}, run, { start: body }) : run)),
  ];
}

function flattened(found: readonly Found[], length: number): Run[] {
  if (found.length === 0) return [];
  const bounds = [...new Set([0, length, ...found.flatMap(({ start, end }) => [start, end])])].toSorted(
    (one, other) => one - other,
  );
  const opening = found.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let open: Found[] = [];
  let next = 0;
  return bounds.slice(0, -1).map((start, at) => {
    open = open.filter(({ end }) => end > start);
    for (let each = opening[next]; each?.start === start; each = opening[++next]) open.push(each);
    const looks = open.flatMap(({ look }) => (look === 'sign' ? [] : [look]));
    return {
      start,
      end: bounds[at + 1] ?? length,
      looks: [...new Set(looks)],
      sign: open.some(({ look }) => look === 'sign'),
    };
  });
}
