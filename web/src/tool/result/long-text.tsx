import { memo, useMemo } from 'react';

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

export function LongText({ text }: { text: string }) {
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
