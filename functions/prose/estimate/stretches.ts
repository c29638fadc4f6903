import type { Document } from '../signals/document.ts';

/** The model was trained on texts of 110 to 410 words, so longer texts are judged in stretches of about this many words. */
const STRETCH = 400;

/** Splits the document into stretches of nearly equal size, each of whole sentences. */
export function stretchesOf(document: Document): Document[] {
  const { words, sentences } = document;
  const count = Math.max(1, Math.ceil(words.length / STRETCH));
  const stretches: Document[] = [];
  let from = 0;
  let mark = 0;
  for (let stretch = 1; stretch <= count; stretch++) {
    const goal = stretch === count ? Infinity : (words.length * stretch) / count;
    let to = from;
    while (to < sentences.length && (sentences[to]?.to ?? 0) <= goal) to++;
    if (to === from) continue;
    const end = sentences[to - 1]?.end ?? 0;
    const first = mark;
    while ((document.marks[mark]?.start ?? Infinity) < end) mark++;
    stretches.push(sliceOf(document, from, to, first, mark));
    from = to;
  }
  return stretches;
}

function sliceOf(
  { text, words, sentences, marks }: Document,
  from: number,
  to: number,
  mark: number,
  pastMark: number,
): Document {
  const first = sentences[from]?.from ?? 0;
  const chosen = sentences.slice(from, to);
  return {
    text,
    words: words.slice(first, chosen.at(-1)?.to),
    sentences: chosen.map(({ start, end, whole, from: firstWord, to: pastWord }) => ({
      start,
      end,
      whole,
      from: firstWord - first,
      to: pastWord - first,
    })),
    marks: marks.slice(mark, pastMark),
  };
}
