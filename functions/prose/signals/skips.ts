import { isDigit, isLetter, isSpace } from '../text/characters.ts';

const REACH = 400;

/**
 * Returns the end of the markup that begins at `at`: inline code, formulas, tags, pictures, addresses, reference marks.
 * Returns `at` when there is none. Each search is bounded, so that reading stays linear.
 */
export function skipMarkup(text: string, at: number, end: number): number {
  const limit = Math.min(end, at + REACH);
  switch (text.charCodeAt(at)) {
    case 96: // `
      return codeEnd(text, at, limit);
    case 36: // $
      return formulaEnd(text, at, limit);
    case 60: // <
      return tagEnd(text, at, limit);
    case 91: // [
      return referenceEnd(text, at, limit);
    case 93: // ]
      return text.charCodeAt(at + 1) === 40 ? closeWithoutSpace(text, at, limit, 41) : at;
    case 33: // !
      return text.charCodeAt(at + 1) === 91 ? closeAfter(text, at, limit, 93) : at;
    case 104: // h
    case 119: // w
      return startsAddress(text, at) ? chunkEnd(text, at, limit) : at;
    default:
      return at;
  }
}

function closeAfter(text: string, at: number, limit: number, close: number): number {
  for (let here = at + 1; here < limit; here++) if (text.charCodeAt(here) === close) return here + 1;
  return at;
}

function closeWithoutSpace(text: string, at: number, limit: number, close: number): number {
  const end = closeAfter(text, at, limit, close);
  for (let here = at; here < end; here++) if (text.charCodeAt(here) === 10) return at;
  return end;
}

function codeEnd(text: string, at: number, limit: number): number {
  let marks = at;
  while (marks < limit && text.charCodeAt(marks) === 96) marks++;
  for (let here = marks, run = 0; here < limit; here++) {
    run = text.charCodeAt(here) === 96 ? run + 1 : 0;
    if (run === marks - at && text.charCodeAt(here + 1) !== 96) return here + 1;
  }
  return marks;
}

/** "$5 and $10" is money; "$x_1 = y$" is a formula. */
function formulaEnd(text: string, at: number, limit: number): number {
  let formal = false;
  for (let here = at + 1; here < limit; here++) {
    const code = text.charCodeAt(here);
    if (code === 36) return formal && !isSpace(text.charCodeAt(here - 1)) ? here + 1 : at;
    if (code === 92 || code === 94 || code === 95 || code === 61) formal = true;
  }
  return at;
}

function tagEnd(text: string, at: number, limit: number): number {
  const next = text.charCodeAt(at + 1);
  return isLetter(next) || next === 47 || next === 33 ? closeWithoutSpace(text, at, limit, 62) : at;
}

/** "[12]", "[3, 4]", "[^1]". */
function referenceEnd(text: string, at: number, limit: number): number {
  let here = at + 1;
  if (text.charCodeAt(here) === 94) here++;
  const first = here;
  while (here < limit) {
    const code = text.charCodeAt(here);
    if (!isDigit(code) && code !== 44 && code !== 45 && code !== 32) break;
    here++;
  }
  return here > first && text.charCodeAt(here) === 93 ? here + 1 : at;
}

function startsAddress(text: string, at: number): boolean {
  if (isLetter(text.charCodeAt(at - 1))) return false;
  return text.startsWith('http://', at) || text.startsWith('https://', at) || text.startsWith('www.', at);
}

function chunkEnd(text: string, at: number, limit: number): number {
  let here = at;
  while (here < limit) {
    const code = text.charCodeAt(here);
    if (isSpace(code) || code === 41 || code === 62 || code === 34) break;
    here++;
  }
  return here;
}
