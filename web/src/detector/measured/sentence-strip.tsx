import { type PointerEvent, useMemo, useState } from 'react';
import type { Signal } from '#prose/index.ts';
import { Button } from '#ui/button.tsx';
import { average, stripPath, stripTop } from './drawings.ts';
import type { SentenceLengths } from './measured.ts';

const page = 50;
const opening = 60;

type SentenceTableProps = { text: string; sentences: SentenceLengths };

/** Rendered when it is opened, fifty rows at a time: a long text has thousands of sentences. */
function SentenceTable({ text, sentences: { starts, ends, words } }: SentenceTableProps) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(page);
  const rows = Array.from(words.subarray(0, shown), (count, at) => {
    const sentence = text.slice(starts[at], ends[at]);
    return { at, count, begins: sentence.length > opening ? `${sentence.slice(0, opening)}…` : sentence };
  });
  return (
    <details className="detection-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="touch small">Show as a table</summary>
      {open && (
        <>
          <table className="table rows small column">
            <caption className="visually-hidden">Words in each sentence</caption>
            <thead>
              <tr>
                <th scope="col">Sentence</th>
                <th scope="col">Begins</th>
                <th scope="col">Words</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ at, count, begins }) => (
                <tr key={at}>
                  <th scope="row">{at + 1}</th>
                  <td>{begins}</td>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {shown < words.length && (
            <p className="actions">
              <Button look="quiet" onClick={() => setShown(shown + page)}>
                Show {Math.min(page, words.length - shown)} more
              </Button>
            </p>
          )}
        </>
      )}
    </details>
  );
}

const height = 120;
/** Maximum number of bars that share the width; with more, each bar has a fixed width and the strip scrolls. */
const fitting = 160;
const narrowest = 4;
/** Minimum number of slots, which limits the width of the bars when there are few sentences. */
const fewest = 12;

type Props = { text: string; sentences: SentenceLengths; range: Signal['human'] };

export function SentenceStrip({ text, sentences, range }: Props) {
  const { starts, ends, words } = sentences;
  const [pointed, setPointed] = useState<number>();
  const { top, path, mean } = useMemo(() => {
    const highest = stripTop(words);
    return { top: highest, path: stripPath(words, highest), mean: average(words) };
  }, [words]);
  const count = words.length;
  const slots = Math.max(count, fewest);
  if (count === 0) return <p>There are no whole sentences to draw.</p>;

  const longest = words.reduce((most, each) => Math.max(most, each), 0);
  const shortest = words.reduce((least, each) => Math.min(least, each), longest);
  const summary = `${count} sentences of ${shortest} to ${longest} words, ${mean.toFixed(1)} on average.`;
  const wordsOf = (at: number) => words[at] ?? 0;
  const readout = (at: number) =>
    `Sentence ${at + 1}, ${wordsOf(at)} words: ${text.slice(starts[at], ends[at])}`;

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * slots);
    setPointed(Math.min(count - 1, Math.max(0, at)));
  };
  const y = (amount: number) => Math.max(0, top - amount);

  return (
    <figure className="strip">
      {/* Hidden from screen readers, since the slider says the same. */}
      <p className="strip-readout two-lines numbers" aria-hidden>
        {pointed === undefined ? summary : readout(pointed)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="strip-frame" tabIndex={count > fitting ? 0 : undefined}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the slider inside is the keyboard's way */}
        <div
          className="chart-plot"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <svg
            role="img"
            aria-label={`A bar for each sentence. ${summary}`}
            width={count > fitting ? count * narrowest : '100%'}
            height={height}
            viewBox={`0 0 ${slots} ${top}`}
            preserveAspectRatio="none"
          >
            <rect className="drawing-range" y={y(range.high)} width={slots} height={range.high - range.low} />
            <path className="chart-bar" d={path} />
            {pointed !== undefined && (
              <rect
                className="chart-bar pointed-at"
                x={pointed + 0.15}
                y={y(wordsOf(pointed))}
                width={0.7}
                height={Math.min(top, wordsOf(pointed))}
              />
            )}
            <line className="strip-mean" x2={slots} y1={y(mean)} y2={y(mean)} />
          </svg>
          <input
            type="range"
            className="chart-slider full"
            aria-label="Sentence"
            min={0}
            max={count - 1}
            value={pointed ?? 0}
            aria-valuetext={readout(pointed ?? 0)}
            onChange={(event) => setPointed(event.target.valueAsNumber)}
            onBlur={() => setPointed(undefined)}
          />
        </div>
      </div>
      <figcaption className="detection-note soft fine">
        Each bar is a sentence{longest > top && `, those over ${top} words cut off`}. The line is this text’s
        average; in nine of ten human texts it is in the shaded range, {range.low.toFixed(1)} to{' '}
        {range.high.toFixed(1)} words.
      </figcaption>
      <SentenceTable text={text} sentences={sentences} />
    </figure>
  );
}
