import type { Document, Word } from '../signals/document.ts';

/** Common in English prose of any kind and absent from related languages: "in" and "was" are German, "of" is Dutch. */
const common: ReadonlySet<string> = new Set(
  (
    'the and to that it with his this not but are from or have they which one you were all she there would their ' +
    'been has when who more if out said what up its about into than them can other new some could time these two ' +
    'may then my like your only most how our us also many through each such'
  ).split(' '),
);

const COMMON_SHARE = 0.05;
const FOREIGN_SHARE = 0.3;

/** Whether a text's prose is English, judged by its common words and its letters. */
export function isEnglish({ words }: Document): boolean {
  const share = (holds: (word: Word) => boolean): number => words.filter(holds).length / words.length;
  return share(({ form }) => common.has(form)) >= COMMON_SHARE && share(isForeign) < FOREIGN_SHARE;
}

const isForeign = ({ form }: Word): boolean => {
  for (let at = 0; at < form.length; at++) if (form.charCodeAt(at) > 127) return true;
  return false;
};
