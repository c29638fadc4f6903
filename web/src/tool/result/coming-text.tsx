import { memo, useMemo } from 'react';
import { hasFormatting } from '#comparison/formatting/has-formatting.ts';
import { FormattedText } from '../reading/formatted-text.tsx';
import type { Run } from '../workspace/workspace.ts';

const leastLength = 3_000;

/** Pieces that end with a line, so that the browser lays out only those on the screen. Joined by '\n' they are the text. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let end = text.indexOf('\n', leastLength); end !== -1; end = text.indexOf('\n', from + leastLength)) {
    pieces.push(text.slice(from, end));
    from = end + 1;
  }
  pieces.push(text.slice(from));
  return pieces;
}

const Piece = memo(({ text }: { text: string }) => <div className="text-piece">{text}</div>);

function LongText({ text }: { text: string }) {
  const pieces = useMemo(() => piecesOf(text), [text]);
  if (text === '') return null;
  return (
    <div className="manuscript result-text">
      {pieces.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the text
        <Piece key={index} text={piece} />
      ))}
    </div>
  );
}

/** Of the source, what has not been rewritten yet; the parts of an answer do not say where in it they end. */
function restOf(source: string, delivered: string, share: number): string {
  if (share === 0 && delivered === '') return source;
  const tail = delivered.trimEnd().slice(-40);
  const place = tail === '' ? -1 : source.indexOf(tail);
  const from = place === -1 ? Math.round(source.length * share) : place + tail.length;
  const end = source.slice(from).search(/(?<=[.!?]["”’)]?)\s|\n/);
  return place === -1 && end !== -1 ? source.slice(from + end) : source.slice(from);
}

const AsRead = ({ text }: { text: string }) =>
  hasFormatting(text) ? <FormattedText text={text} /> : <LongText text={text} />;

/** A result on its way: what has come in ink, what is still to come faintly as it was written. */
export function ComingText({ run, text }: { run: Run; text: string }) {
  if (run.phase === 'idle') {
    return (
      <div className="page-text">
        <p className="page-note">
          Your text comes back here with every change marked. Press a mark to see its reason, to take it back
          or to choose another wording.
        </p>
      </div>
    );
  }
  const share = run.phase === 'running' && run.chunks > 0 ? run.done / run.chunks : 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
    <section className="page-text scroller" aria-label="The text" tabIndex={0}>
      <AsRead text={text} />
      {run.phase === 'running' && (
        <div className="coming" aria-hidden>
          <AsRead text={restOf(run.asked.source, text, share)} />
        </div>
      )}
    </section>
  );
}
