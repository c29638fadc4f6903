import type { ReactNode } from 'react';
import { type BlockReading, isKept, type Made, type Placed } from './formatting/block-reading.ts';
import type { Run } from './formatting/runs.ts';
import { ChangedStretch, Stretch } from './formatting/stretch.tsx';
import { type MarkState, ResultEdit, SourceEdit } from './marks.tsx';
import { isChanged } from './rows/blocks.ts';
import type { Mark, Row } from './rows/rows.ts';
import type { DoubtHere } from './use-reading.ts';

/** How part of the text is rendered; `open` and `current` are -1 if that change is in another part. */
export type Drawing = Made & {
  open: number;
  current: number;
  /** The doubts about a sentence, by the sentence's start. */
  doubts: ReadonlyMap<number, readonly DoubtHere[]>;
};

type Props = Drawing & { row: Row; reading: BlockReading };

const stateOf = (drawing: Drawing, { index }: Mark): Omit<MarkState, 'number'> => ({
  kept: isKept(drawing, index),
  open: index === drawing.open,
});

/** Removes the white space at the end of a sentence, which is not shown if each sentence has a row. */
function trimmed(pieces: readonly Placed[]): readonly Placed[] {
  return pieces.map((placed, at) =>
    typeof placed.piece === 'string' && at === pieces.length - 1
      ? { ...placed, piece: placed.piece.trimEnd() }
      : placed,
  );
}

/** Removes the empty lines after the words of the block. */
function withoutTail(pieces: readonly Placed[], tail: number): readonly Placed[] {
  return pieces.map((placed) =>
    typeof placed.piece === 'string' && placed.at + placed.piece.length > tail
      ? { ...placed, piece: placed.piece.slice(0, Math.max(0, tail - placed.at)) }
      : placed,
  );
}

const drawn = (
  pieces: readonly Placed[],
  placeOf: (placed: Placed) => number,
  runs: readonly Run[],
  draw: (mark: Mark, placed: Placed) => ReactNode,
): ReactNode =>
  pieces.map((placed) =>
    typeof placed.piece === 'string' ? (
      <Stretch key={placed.at} text={placed.piece} at={placeOf(placed)} runs={runs} />
    ) : (
      draw(placed.piece, placed)
    ),
  );

const wordsIn =
  (runs: readonly Run[], from: number) =>
  (text: string, offset: number, same = false): ReactNode => {
    const As = same ? Stretch : ChangedStretch;
    return <As text={text} at={from + offset} runs={runs} />;
  };

/** A sentence of the source with its changes marked. */
export function SourceSentence({ row, reading, ...drawing }: Props) {
  const { runsBefore: runs } = reading;
  const pieces = trimmed(reading.rows.get(row) ?? []);
  return drawn(
    pieces,
    ({ from }) => from,
    runs,
    (mark, { from }) => (
      <SourceEdit
        key={`change ${mark.index}`}
        mark={mark}
        number={mark.index + 1}
        words={wordsIn(runs, from)}
        {...stateOf(drawing, mark)}
      />
    ),
  );
}

type ResultProps = Props & { numbered: boolean };

/** A sentence of the result with its marks. */
export function ResultSentence({ row, reading, numbered, ...drawing }: ResultProps) {
  const { current, doubts } = drawing;
  const { runs, runsBefore, tail } = reading;
  const placed = reading.rows.get(row) ?? [];
  const pieces = numbered ? trimmed(placed) : withoutTail(placed, tail);
  const [doubt, ...others] = doubts.get(row.start) ?? [];
  const [only] = pieces;
  if (doubt !== undefined && others.length === 0 && !isChanged(row) && typeof only?.piece === 'string')
    return <Doubted text={only.piece} at={only.at} runs={runs} marker={row.marker} doubt={doubt} />;
  const marked = drawn(
    pieces,
    ({ at }) => at,
    runs,
    (mark, { at, from }) => (
      <ResultEdit
        key={`change ${mark.index}`}
        mark={mark}
        number={numbered ? mark.index + 1 : null}
        struck={!numbered}
        current={mark.index === current}
        wordsBefore={isKept(drawing, mark.index) ? wordsIn(runsBefore, from) : wordsIn(runs, at)}
        wordsAfter={wordsIn(runs, at)}
        {...stateOf(drawing, mark)}
      />
    ),
  );
  const notes = doubts.get(row.start)?.filter(({ isLast }) => isLast) ?? [];
  return notes.length === 0 ? (
    marked
  ) : (
    <>
      {marked}
      {notes.map((each) => (
        <DoubtNote key={each.index} {...each} />
      ))}
    </>
  );
}

type DoubtedProps = { text: string; at: number; runs: readonly Run[]; marker: number; doubt: DoubtHere };

/** A sentence for which another wording waits for a decision. */
function Doubted({ text, at, runs, marker, doubt: { index, isFirst, isLast } }: DoubtedProps) {
  const sentence = text.slice(marker).trim();
  const from = text.indexOf(sentence, marker);
  const to = from + sentence.length;
  return (
    <>
      <Stretch text={text.slice(0, from)} at={at} runs={runs} />
      <span className="doubted" data-doubt={index} {...(isFirst && { role: 'button', tabIndex: 0 })}>
        <Stretch text={sentence} at={at + from} runs={runs} />
        {isLast && <span className="doubt-note nowrap"> to decide</span>}
      </span>
      <Stretch text={text.slice(to)} at={at + to} runs={runs} />
    </>
  );
}

/** The note beside a sentence that has changes or several doubts. */
const DoubtNote = ({ index }: DoubtHere) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a mark among marks
  <span role="button" tabIndex={0} className="doubt-note nowrap" data-doubt={index}>
    to decide
  </span>
);
