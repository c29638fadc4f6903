import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client.ts';
import {
  addressChanges,
  authenticatorApps,
  emailTokens,
  ledger,
  mails,
  messages,
  paidTexts,
  passkeys,
  payments,
  recoveryCodes,
  runs,
  secretUrls,
  securityEvents,
  sessions,
} from './schema/index.ts';

/** The last row of a page: its moment, and its rowid, which distinguishes rows of the same moment. */
export type Place = { moment: number; row: number };

const rowsPerPage = 5_000;

const first: Place = { moment: Number.MIN_SAFE_INTEGER, row: 0 };

/**
 * All lists of rows about one person, oldest first, without what tells the person nothing; hashes are left out by the export. Add
 * a new table with a `user_id` here and to `deletePerson`.
 */
export function personLists(db: Database, userId: string) {
  const list =
    <Columns extends Record<string, SQLiteColumn>>(
      table: SQLiteTable & { userId: SQLiteColumn },
      moment: SQLiteColumn,
      columns: Columns,
    ) =>
    (after: Place) => {
      const row = sql<number>`${table}.rowid`;
      return db
        .select({
          ...columns,
          placeMoment: sql<number>`${moment}`.as('place_moment'),
          placeRow: row.as('place_row'),
        })
        .from(table)
        .where(and(eq(table.userId, userId), sql`(${moment}, ${row}) > (${after.moment}, ${after.row})`))
        .orderBy(asc(moment), asc(row))
        .limit(rowsPerPage);
    };
  const { publicKey: _key, answered: _answered, adminId: _a, ...ofPasskey } = getTableColumns(passkeys);
  const { secret: _s, lastStep: _step, adminId: _b, ...ofApp } = getTableColumns(authenticatorApps);
  const { codeHash: _hash, adminId: _c, ...ofCode } = getTableColumns(recoveryCodes);
  const { oldTokenHash: _old, newTokenHash: _new, ...ofChange } = getTableColumns(addressChanges);
  // The hashes would be most of the data and tell the person nothing.
  const { known: _known, ...ofText } = getTableColumns(paidTexts);
  const { sealed: _sealed, doneBy: _doneBy, ...ofMail } = getTableColumns(mails);
  // Only the admins' list shows which admin acted.
  const { admin: _admin, about: _about, sentTimes: _sent, ...ofEvent } = getTableColumns(securityEvents);
  return {
    sessions: list(sessions, sessions.createdAt, getTableColumns(sessions)),
    passkeys: list(passkeys, passkeys.createdAt, ofPasskey),
    authenticatorApps: list(authenticatorApps, authenticatorApps.createdAt, ofApp),
    recoveryCodes: list(recoveryCodes, recoveryCodes.createdAt, ofCode),
    addressChanges: list(addressChanges, addressChanges.createdAt, ofChange),
    emailTokens: list(emailTokens, emailTokens.createdAt, getTableColumns(emailTokens)),
    runs: list(runs, runs.createdAt, getTableColumns(runs)),
    paidTexts: list(paidTexts, paidTexts.expiresAt, ofText),
    ledger: list(ledger, ledger.at, getTableColumns(ledger)),
    payments: list(payments, payments.createdAt, getTableColumns(payments)),
    secretUrls: list(secretUrls, secretUrls.createdAt, getTableColumns(secretUrls)),
    messages: list(messages, messages.at, getTableColumns(messages)),
    mails: list(mails, mails.createdAt, ofMail),
    securityEvents: list(securityEvents, securityEvents.at, ofEvent),
  };
}

export type Placed = { placeMoment: number; placeRow: number };

/** Yields a list in pages, so that it is never in memory as a whole. `again` retries a failed query. */
export async function* pagesOf<Row extends Placed>(
  ask: (after: Place) => Promise<Row[]>,
  again: (question: () => Promise<Row[]>) => Promise<Row[]>,
): AsyncGenerator<Omit<Row, keyof Placed>[]> {
  let after = first;
  let full = true;
  while (full) {
    const from = after;
    const found = await again(() => ask(from));
    const last = found.at(-1);
    full = found.length === rowsPerPage;
    if (last === undefined) return;
    after = { moment: last.placeMoment, row: last.placeRow };
    yield found.map(({ placeMoment: _moment, placeRow: _row, ...row }) => row);
  }
}
