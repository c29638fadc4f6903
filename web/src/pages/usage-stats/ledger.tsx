import type { LedgerEntry, UsageStatistics } from '#contract/usage.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { reasons } from '#content/account/usage-stats.ts';
import { PagedTable } from '#page-parts/paged-table.tsx';
import { asPage } from '#page-parts/use-pages.ts';
import { changeInFigures } from '#words/figures.ts';
import { momentInWords } from '#words/moments.ts';

type Page = Pick<UsageStatistics, 'ledger' | 'next'>;
const pageOf = ({ ledger, next }: Page) => ({ entries: ledger, next });

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
  if (first.ledger.length === 0) {
    return <p>Nothing yet. Each text you humanize and every refund of words will be listed here.</p>;
  }
  return (
    <PagedTable
      first={pageOf(first)}
      readOn={async (before) =>
        asPage(await callWithSession('GET /api/user/usage', { query: { before } }), pageOf)
      }
      called="Entries"
      caption="Changes to your words, newest first"
      headings={['When', 'What', 'Words']}
      Row={Row}
    />
  );
}
