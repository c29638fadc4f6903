import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { SentenceLengths } from './measured.ts';

const page = 50;
const opening = 60;

type Props = { text: string; sentences: SentenceLengths };

/** Drawn when it is opened, fifty rows at a time: a long text has thousands of sentences. */
export function SentenceTable({ text, sentences: { starts, ends, words } }: Props) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(page);
  const rows = Array.from(words.subarray(0, shown), (count, at) => {
    const sentence = text.slice(starts[at], ends[at]);
    return { at, count, begins: sentence.length > opening ? `${sentence.slice(0, opening)}…` : sentence };
  });
  return (
    <details className="detection-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The same as a table</summary>
      {open && (
        <>
          <table className="rows">
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
