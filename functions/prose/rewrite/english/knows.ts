import { findWords } from '../../text/sentences.ts';

const COMMON = new Set(
  (
    'the of and to a in is that it for was on are as with his they at be this from i have or by one had not but what all were when we ' +
    'there can an your which their if will each about how up out them then she many some so these would other into has more her two ' +
    'him see could no make than been its who did my over only our after also you do'
  ).split(' '),
);

const SAMPLE = 4000;

/** Whether enough of the first words are the small words of English. */
export function isEnglish(text: string, start = 0, end = text.length): boolean {
  const words = findWords(text, start, Math.min(end, start + SAMPLE));
  if (words.length === 0) return false;
  let common = 0;
  let foreign = 0;
  for (const word of words) {
    const raw = text.slice(word.start, word.end);
    if (COMMON.has(raw.toLowerCase())) common++;
    if (hasForeignLetter(raw)) foreign++;
  }
  if (foreign * 4 > words.length) return false;
  return common >= 1 && common * 100 >= words.length * (words.length < 12 ? 10 : 18);
}

function hasForeignLetter(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code > 127 && (code < 0x2010 || code > 0x2019)) return true;
  }
  return false;
}
