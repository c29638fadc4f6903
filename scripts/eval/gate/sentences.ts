/** A sentence of a document, found by regular expressions alone. */
export type Sentence = { text: string; start: number; end: number; document: string };

const SHORTEST = 8;
const LONGEST = 40;
const PLAIN = /^\p{Lu}[^"“”*_#|`<>@Â\n]+[.?!]$/u;

/** The plain sentences of a document: of a moderate length, without quotations and marks of Markdown. */
export function sentencesOf(document: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const line of document.matchAll(/[^\n]+/g)) {
    let start = line.index;
    for (const part of line[0].split(
      /(?<=[.?!]["”’)]*)(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof|vs|etc|al|[A-Z])\.) (?=["“‘(]*[\p{Lu}\d])/u,
    )) {
      const length = part.split(' ').length;
      if (length >= SHORTEST && length <= LONGEST && PLAIN.test(part))
        sentences.push({ text: part, start, end: start + part.length, document });
      start += part.length + 1;
    }
  }
  return sentences;
}

/** From the start of the sentence in which a stretch begins to the end of that in which it ends. */
export function sentencesAround(text: string, start: number, end: number): { start: number; end: number } {
  const stops = [...text.matchAll(/[.?!]["”’)]*\s+|\n+/g)].map((stop) => ({
    end: stop.index + stop[0].trimEnd().length,
    next: stop.index + stop[0].length,
  }));
  return {
    start: stops.findLast(({ next }) => next <= start)?.next ?? 0,
    end: stops.find((stop) => stop.end >= end)?.end ?? text.trimEnd().length,
  };
}
