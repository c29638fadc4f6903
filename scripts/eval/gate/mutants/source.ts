import { findSentences } from '#prose/text/sentences.ts';
import type { Edit } from './edit.ts';
import { stemOf, stemsIn } from './passage.ts';

/** The sentences of a source, each with its words and the stems of its content words. */
export type Source = { sentences: { words: Set<string>; stems: Set<string> }[]; stems: Set<string> };

const wordsIn = (text: string): string[] =>
  [
    ...text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/[\p{L}\d]+(?:[.,]\d+)*(?:'\p{L}+)?|[$€£%]/gu),
  ].map(([word]) => word);

export function sourceOf(source: string): Source {
  const sentences = source
    .split('\n')
    .flatMap((line) => findSentences(line).map(({ start, end }) => line.slice(start, end)))
    .map((text) => ({ words: new Set(wordsIn(text)), stems: new Set(stemsIn(text)) }));
  return { sentences, stems: new Set(stemsIn(source)) };
}

/** Whether an edit changes no meaning: it restores words of the source, or removes words that the source does not have. */
export function saysItAnyway(
  { sentences, stems }: Source,
  rewriting: string,
  { start, end, after }: Edit,
): boolean {
  const sentence = sentenceAround(rewriting, start, end);
  const own = new Set(stemsIn(sentence));
  const shared = ({ stems: theirs }: { stems: Set<string> }): number =>
    [...own].filter((stem) => theirs.has(stem)).length;
  const nearest = sentences.toSorted((one, other) => shared(other) - shared(one))[0];
  const before = wordsIn(rewriting.slice(start, end));
  const behind = wordsIn(after);
  const taken = before.filter((word) => !behind.includes(word));
  const put = behind.filter((word) => !before.includes(word));
  if (put.length > 0) {
    const weighty = put.filter((word) => stemOf(word) !== null);
    const known = weighty.length > 0 ? weighty : put;
    return taken.length === 0
      ? known.every((word) => nearest?.words.has(word))
      : known.every((word) => nearest?.words.has(word)) && !taken.every((word) => nearest?.words.has(word));
  }
  const gone = taken.flatMap((word) => stemOf(word) ?? []);
  if (gone.length === 0) return !taken.every((word) => nearest?.words.has(word));
  return gone.filter((stem) => stems.has(stem)).length < gone.length * (gone.length > 2 ? 0.4 : 1);
}

function sentenceAround(text: string, start: number, end: number): string {
  const from = Math.max(
    text.lastIndexOf('\n', start - 1),
    ...['. ', '! ', '? '].map((stop) => text.lastIndexOf(stop, start - 1)),
  );
  const to = /[.!?]\s|\n|$/.exec(text.slice(end))?.index ?? 0;
  return text.slice(from + 1, end + to + 1);
}
