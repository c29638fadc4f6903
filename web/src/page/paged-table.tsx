import { type ComponentType, useRef, useState } from 'react';
import type { Answer, Failed } from '../api.ts';
import { ShowEarlier } from './show-earlier.tsx';

type Page<Entry> = { entries: readonly Entry[]; next: string | null };

type Props<Entry> = {
  first: Page<Entry>;
  readOn: (before: string) => Promise<Answer<Page<Entry>>>;
  /** What the entries are called where they are asked for, as in "Show Earlier Payments". */
  called: string;
  caption: string;
  headings: readonly string[];
  Row: ComponentType<Entry>;
};

/** Entries that come page by page, the newest first. */
export function PagedTable<Entry extends object>({
  first,
  readOn,
  called,
  caption,
  headings,
  Row,
}: Props<Entry>) {
  const [{ entries, next }, setPage] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed>();
  const frame = useRef<HTMLDivElement>(null);

  async function showMore(before: string) {
    setBusy(true);
    const answer = await readOn(before);
    setBusy(false);
    setFailure(answer.ok ? undefined : answer);
    if (!answer.ok) return;
    setPage({ entries: [...entries, ...answer.data.entries], next: answer.data.next });
    // The button that was pressed goes with the last page.
    if (answer.data.next === null) frame.current?.focus();
  }

  return (
    <>
      <div ref={frame} className="table-frame" tabIndex={-1}>
        <table className="rows">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- entries are only added behind, and two may be alike
              <Row key={place} {...entry} />
            ))}
          </tbody>
        </table>
      </div>
      {next !== null && (
        <ShowEarlier called={called} busy={busy} failure={failure} onMore={() => void showMore(next)} />
      )}
    </>
  );
}
