const names = new Map<number, string>([
  [0x09, 'tab'],
  [0x0a, 'line break'],
  [0x0d, 'carriage return'],
  [0x20, 'space'],
  [0xa0, 'no-break space'],
  [0xad, 'soft hyphen'],
  [0x180e, 'Mongolian vowel separator'],
  [0x2007, 'figure space'],
  [0x2009, 'thin space'],
  [0x200a, 'hair space'],
  [0x200b, 'zero-width space'],
  [0x200c, 'zero-width non-joiner'],
  [0x200d, 'zero-width joiner'],
  [0x200e, 'left-to-right mark'],
  [0x200f, 'right-to-left mark'],
  [0x2028, 'line separator'],
  [0x202f, 'narrow no-break space'],
  [0x2060, 'word joiner'],
  [0x2061, 'function application'],
  [0x2062, 'invisible times'],
  [0x2063, 'invisible separator'],
  [0x2064, 'invisible plus'],
  [0x3000, 'ideographic space'],
  [0xfeff, 'byte order mark'],
]);

const code = (letter: string) => letter.codePointAt(0) ?? 0;
const unseen = /[\p{White_Space}\p{Cf}\p{Cc}\p{Co}\u180e]/u;

function nameOf(letter: string): string {
  const known = names.get(code(letter));
  if (known !== undefined) return known;
  return `character U+${code(letter).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Names the alphabet of a Cyrillic or Greek letter, which may look like a Latin one. */
function alphabetOf(letter: string): string | null {
  if (/\p{Script=Cyrillic}/u.test(letter)) return `Cyrillic ${letter}`;
  if (/\p{Script=Greek}/u.test(letter)) return `Greek ${letter}`;
  return null;
}

/** Letters that are shown, or the name of letters that can only be named. */
export type Spelt = { text: string; named: boolean };

const seenIn = (text: string): string[] => [...text].filter((letter) => !unseen.test(letter));

/** Whether a change is visible only when its letters are named: all are invisible, or look the same. */
export function needsSpelling(before: string, after: string): boolean {
  const had = seenIn(before);
  const has = seenIn(after);
  if (had.length === 0 && has.length === 0) return true;
  if (had.length !== has.length) return false;
  const isSame = (letter: string, at: number) => letter === has[at];
  return (
    had.some(isSame) &&
    had.every(
      (letter, at) => isSame(letter, at) || (alphabetOf(letter) ?? alphabetOf(has[at] ?? '')) !== null,
    )
  );
}

/** Names the invisible letters in a text. Equal ones in a row are counted. */
export function spell(text: string): Spelt[] {
  const spelt: Spelt[] = [];
  const isAllUnseen = [...text].every((letter) => unseen.test(letter));
  for (const [letter, count] of runsOf(text)) {
    const name =
      alphabetOf(letter) ??
      (unseen.test(letter) && (isAllUnseen || letter !== ' ' || count > 1) ? nameOf(letter) : null);
    if (name !== null) spelt.push({ text: count > 1 ? `${count} × ${name}` : name, named: true });
    else spelt.push({ text: letter.repeat(count), named: false });
  }
  return joined(spelt);
}

function runsOf(text: string): [letter: string, count: number][] {
  const runs: [string, number][] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    if (last && last[0] === letter) last[1]++;
    else runs.push([letter, 1]);
  }
  return runs;
}

function joined(spelt: readonly Spelt[]): Spelt[] {
  const whole: Spelt[] = [];
  for (const part of spelt) {
    const last = whole.at(-1);
    if (last && !last.named && !part.named) last.text += part.text;
    else whole.push({ ...part });
  }
  return whole;
}

const inWords = (text: string, spelling: boolean): string =>
  spelling
    ? spell(text)
        .map((part) => (part.named ? part.text : `“${part.text}”`))
        .join(' ')
    : `“${text.trim()}”`;

/** Describes a change in a sentence, for screen readers. */
export function changeInWords(before: string, after: string): string {
  const spelling = needsSpelling(before, after);
  if (after === '') return `${inWords(before, spelling)} is removed`;
  if (before === '') return `${inWords(after, spelling)} is added`;
  return `${inWords(before, spelling)} becomes ${inWords(after, spelling)}`;
}
