import { useRef, useState } from 'react';
import type { LedgerEntry, UsageStatistics } from '../../../../functions/contract/usage.ts';
import { call, type Failed } from '../../api.ts';
import { reasons } from '../../content/usage-stats.ts';
import { momentInWords } from '../../moments.ts';
import { Button } from '../../ui/button.tsx';
import { changeInFigures } from '../../usage/figures.ts';
import { noticeEnd } from '../ended-session.ts';
import { ReadingFailed } from '../reading-failed.tsx';

type Page = Pick<UsageStatistics, 'ledger' | 'next'>;
type Numbered = LedgerEntry & { number: number };

/** Entries of one instant differ in nothing but their place. */
const numbered = (entries: readonly LedgerEntry[], before = 0): Numbered[] =>
  entries.map((entry, place) => ({ ...entry, number: before + place }));

const Row = ({ at, words, reason }: LedgerEntry) => (
  <tr>
    <td>
      <time dateTime={at}>{momentInWords(at)}</time>
    </td>
    <td>{reasons[reason]}</td>
    <td>{changeInFigures(-words)}</td>
  </tr>
);

export function Ledger({ first }: { first: Page }) {
  const [entries, setEntries] = useState(() => numbered(first.ledger));
  const [next, setNext] = useState(first.next);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed>();
  const frame = useRef<HTMLDivElement>(null);

  const readOn = async (before: string) => {
    setBusy(true);
    const answer = noticeEnd(await call('GET /api/user/usage', { query: { before } }));
    setBusy(false);
    if (!answer.ok) return setFailure(answer);
    setFailure(undefined);
    setEntries([...entries, ...numbered(answer.data.ledger, entries.length)]);
    setNext(answer.data.next);
    // The button that was pressed goes with the last page.
    if (answer.data.next === null) frame.current?.focus();
    return undefined;
  };

  if (entries.length === 0) {
    return <p>Nothing yet. Each text you humanize and all words you get back will stand here.</p>;
  }
  return (
    <>
      <div ref={frame} className="table-frame" tabIndex={-1}>
        <table className="rows">
          <caption className="visually-hidden">Changes to your words, newest first</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Words</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.number} {...entry} />
            ))}
          </tbody>
        </table>
      </div>
      {failure && next !== null ? (
        <ReadingFailed
          failure={failure}
          again={busy}
          otherwise="The earlier entries could not be loaded"
          onAgain={() => void readOn(next)}
        />
      ) : (
        next !== null && (
          <p className="actions">
            <Button look="quiet" busy={busy} onClick={() => void readOn(next)}>
              Show Earlier Entries
            </Button>
          </p>
        )
      )}
    </>
  );
}
