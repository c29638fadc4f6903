import { applyChanges, type Change } from './changes/change.ts';
import { isLetter, isSpace } from './characters.ts';

/** Cyrillic and Greek letters that look like Latin ones, and what they look like. */
const LOOK_ALIKES = new Map<string, string>();
const PAIRS =
  'аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw АA ВB ЕE КK МM НH ОO РP СC ТT ХX ІI ЈJ ЅS οo νv ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ɡg ıi';
for (const pair of PAIRS.split(' ')) LOOK_ALIKES.set(pair.charAt(0), pair.charAt(1));

/** Marks left by chat programs. Each part of a pattern is bounded, so that none can be slow. */
const ARTEFACTS: readonly RegExp[] = [
  /:?contentReference\[oaicite:\d{1,5}\](?:\{index=\d{1,5}\})?/g,
  /\[oaicite:\d{1,5}\]/g,
  /\boaicite:\d{1,5}\b/g,
  /\ue200[^\ue200\ue201\n]{0,200}\ue201/g,
  /\b(?:cite)?turn\d{1,3}(?:search|news|view|file|image|fetch|product|finance|academia)\d{1,3}\b/g,
  /\u3010\d{1,4}(?::\d{1,4})?\u2020[^\u3010\u3011\n]{0,80}\u3011/g,
  /\[cite(?:_start|_end|:[\d,; ]{1,40})\]/g,
];

const INVISIBLE = 'An invisible character that pasting left behind.';
const SPACE = 'A special space that pasting left behind.';
const LOOK_ALIKE = 'A letter of another alphabet that only looks like this one.';
const ARTEFACT = 'A mark that a chat program left behind.';

/** Removes what pasting left behind, and returns each change. */
export function clean(text: string): { text: string; changes: Change[] } {
  const found = [...artefacts(text), ...characters(text)].toSorted((one, other) => one.start - other.start);
  const changes: Change[] = [];
  let end = 0;
  for (const change of found) {
    if (change.start < end) continue;
    changes.push(change);
    end = change.end;
  }
  return { text: applyChanges(text, changes), changes };
}

function artefacts(text: string): Change[] {
  const changes: Change[] = [];
  for (const pattern of ARTEFACTS) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const spaced =
        text.charAt(match.index - 1) === ' ' &&
        (end === text.length || ' .,;:!?\n'.includes(text.charAt(end)));
      const start = spaced ? match.index - 1 : match.index;
      changes.push({ start, end, before: text.slice(start, end), after: '', reason: ARTEFACT });
    }
  }
  return changes;
}

function characters(text: string): Change[] {
  const changes: Change[] = [];
  const put = (at: number, after: string, reason: string): void => {
    changes.push({ start: at, end: at + 1, before: text.charAt(at), after, reason });
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0xa0) continue;
    if (isInvisible(code) && !isNeeded(text, at, code)) put(at, '', INVISIBLE);
    else if (code === 0xa0 || code === 0x202f || code === 0x2007) put(at, ' ', SPACE);
    else {
      const latin = LOOK_ALIKES.get(text.charAt(at));
      if (latin !== undefined && isInLatinWord(text, at)) put(at, latin, LOOK_ALIKE);
    }
  }
  return changes;
}

const isInvisible = (code: number): boolean =>
  code === 0xad ||
  code === 0x180e ||
  (code >= 0x200b && code <= 0x200d) ||
  (code >= 0x2060 && code <= 0x2064) ||
  code === 0xfeff ||
  (code >= 0xe000 && code <= 0xf8ff);

/** Whether a joiner is needed: inside emoji, and in scripts that are written with joiners. */
function isNeeded(text: string, at: number, code: number): boolean {
  if (code !== 0x200c && code !== 0x200d) return false;
  return !isPlain(text.charCodeAt(at - 1)) || !isPlain(text.charCodeAt(at + 1));
}

const isPlain = (code: number): boolean => Number.isNaN(code) || code < 0x250 || isSpace(code);

const REACH = 40;

/** Whether the word around a letter also holds letters of the Latin alphabet. */
function isInLatinWord(text: string, at: number): boolean {
  for (let here = at - 1; here >= Math.max(0, at - REACH) && isLetter(text.charCodeAt(here)); here--) {
    if (isLatin(text.charCodeAt(here))) return true;
  }
  for (let here = at + 1; here < at + REACH && isLetter(text.charCodeAt(here)); here++) {
    if (isLatin(text.charCodeAt(here))) return true;
  }
  return false;
}

const isLatin = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
