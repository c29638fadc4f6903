import { applyChanges } from '#prose/index.ts';
import { asItWas, type Rewording } from './answer.ts';
import { type Numbered, sentencesIn, type Stretch } from './passages.ts';

/** Replaces rewordings by the new ones for the same sentences. */
export function withReplaced(rewordings: readonly Rewording[], again: readonly Rewording[]): Rewording[] {
  const placed = new Set<Rewording>();
  return rewordings.flatMap((rewording) => {
    const news = again.filter(({ from }) => from.some((number) => rewording.from.includes(number)));
    if (news.length === 0) return [rewording];
    const fresh = news.filter((other) => !placed.has(other));
    for (const other of fresh) placed.add(other);
    return fresh;
  });
}

/** Applies all rewordings to the stretch. A paragraph whose sentences are reordered is replaced as a whole. */
export function applied(stretch: Stretch, rewordings: readonly Rewording[]): string {
  const { source, paragraphs } = stretch;
  const changes = paragraphs.flatMap(({ sentences }) => {
    const numbers = new Set(sentences.map(({ number }) => number));
    const own = rewordings.filter(({ from }) => from.every((number) => numbers.has(number)));
    const isInOrder = own.every(({ from }, at) => {
      const next = own[at + 1]?.from[0] ?? Infinity;
      return (from.at(-1) ?? 0) < next && from.every((number, here) => number === (from[0] ?? 0) + here);
    });
    if (isInOrder) return own.map(({ start, end, text }) => ({ start, end, after: text }));
    const after = inNewOrder(sentences, own, stretch)
      .map(({ text }) => text)
      .join(' ');
    return [{ start: sentences[0]?.start ?? 0, end: sentences.at(-1)?.end ?? 0, after }];
  });
  return applyChanges(source.text, changes);
}

/** Returns a whole paragraph in the order of the answer; a sentence missing there follows its predecessor. */
function inNewOrder(
  sentences: readonly Numbered[],
  own: readonly Rewording[],
  stretch: Stretch,
): Rewording[] {
  const ordered = [...own];
  for (const sentence of sentences) {
    if (ordered.some(({ from }) => from.includes(sentence.number))) continue;
    const before = ordered.findIndex(({ from }) => from.includes(sentence.number - 1));
    ordered.splice(before + 1, 0, asItWas(sentence, stretch));
  }
  return ordered;
}

/** Removes bold from a new wording. An unchanged sentence is left to the rules of plain formatting. */
export function withoutBold(rewording: Rewording, stretch: Stretch): Rewording {
  const own = sentencesIn(stretch).filter(({ number }) => rewording.from.includes(number));
  const before = own.map((sentence) => asItWas(sentence, stretch).text).join(' ');
  if (rewording.text === before) return rewording;
  return { ...rewording, text: rewording.text.replaceAll(/\*\*([^*\n]+)\*\*/g, '$1') };
}
