import type { ComponentType } from 'react';
import type { Answer } from '#api-client';
import { ShowEarlier } from './show-earlier.tsx';
import { TableHead } from './table-head.tsx';
import { type Page, usePages } from './use-pages.ts';

type Props<Entry> = {
  first: Page<Entry>;
  readOn: (cursor: string) => Promise<Answer<Page<Entry>>>;
  /** The plural in "Show Earlier Payments". */
  called: string;
  caption: string;
  headings: readonly string[];
  Row: ComponentType<Entry>;
};

/** A table whose entries load page by page, newest first. */
export function PagedTable<Entry extends object>({
  first,
  readOn,
  called,
  caption,
  headings,
  Row,
}: Props<Entry>) {
  const { entries, next, busy, failure, list, showMore } = usePages(first, readOn);

  return (
    <>
      <div ref={list} className="table-frame" tabIndex={-1}>
        <table className="table rows small column">
          <caption className="visually-hidden">{caption}</caption>
          <TableHead headings={headings} />
          <tbody>
            {entries.map((entry, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- entries are only added behind, and two may be alike
              <Row key={index} {...entry} />
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
