import { and, asc, type Column, eq, getTableColumns, sql } from 'drizzle-orm';
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
type Place = { moment: number; row: number };

const rowsPerPage = 5_000;

const first: Place = { moment: Number.MIN_SAFE_INTEGER, row: 0 };

/** Builds the query parts for a page of a person's rows, ordered by the column `moment`, in any table. */
const pageBy = (userId: string, owner: Column, moment: Column, after: Place) => {
  const row = sql<number>`${owner.table}.rowid`;
  const place = { placeMoment: sql<number>`${moment}`.as('place_moment'), placeRow: row.as('place_row') };
  return {
    place,
    where: and(eq(owner, userId), sql`(${moment}, ${row}) > (${after.moment}, ${after.row})`),
    order: [asc(moment), asc(row)],
  };
};

/** All lists of rows about one person, oldest first. Add a new table with a `user_id` here and to `deletePerson`. */
export const personLists = (db: Database, userId: string) => ({
  sessions(after: Place) {
    const { place, where, order } = pageBy(userId, sessions.userId, sessions.createdAt, after);
    const rows = db.select({ ...getTableColumns(sessions), ...place }).from(sessions);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  passkeys(after: Place) {
    const { place, where, order } = pageBy(userId, passkeys.userId, passkeys.createdAt, after);
    const {
      publicKey: _publicKey,
      answered: _answered,
      adminId: _adminId,
      ...columns
    } = getTableColumns(passkeys);
    const rows = db.select({ ...columns, ...place }).from(passkeys);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  authenticatorApps(after: Place) {
    const { place, where, order } = pageBy(
      userId,
      authenticatorApps.userId,
      authenticatorApps.createdAt,
      after,
    );
    const {
      secret: _secret,
      lastStep: _lastStep,
      adminId: _adminId,
      ...columns
    } = getTableColumns(authenticatorApps);
    const rows = db.select({ ...columns, ...place }).from(authenticatorApps);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  recoveryCodes(after: Place) {
    const { place, where, order } = pageBy(userId, recoveryCodes.userId, recoveryCodes.createdAt, after);
    const { codeHash: _codeHash, adminId: _adminId, ...columns } = getTableColumns(recoveryCodes);
    const rows = db.select({ ...columns, ...place }).from(recoveryCodes);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  addressChanges(after: Place) {
    const { place, where, order } = pageBy(userId, addressChanges.userId, addressChanges.createdAt, after);
    const { oldTokenHash: _old, newTokenHash: _new, ...columns } = getTableColumns(addressChanges);
    const rows = db.select({ ...columns, ...place }).from(addressChanges);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  emailTokens(after: Place) {
    const { place, where, order } = pageBy(userId, emailTokens.userId, emailTokens.createdAt, after);
    const rows = db.select({ ...getTableColumns(emailTokens), ...place }).from(emailTokens);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  runs(after: Place) {
    const { place, where, order } = pageBy(userId, runs.userId, runs.createdAt, after);
    const rows = db.select({ ...getTableColumns(runs), ...place }).from(runs);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  paidTexts(after: Place) {
    const { place, where, order } = pageBy(userId, paidTexts.userId, paidTexts.expiresAt, after);
    // The hashes would be most of the data and tell the person nothing.
    const { known: _known, ...columns } = getTableColumns(paidTexts);
    const rows = db.select({ ...columns, ...place }).from(paidTexts);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  ledger(after: Place) {
    const { place, where, order } = pageBy(userId, ledger.userId, ledger.at, after);
    const rows = db.select({ ...getTableColumns(ledger), ...place }).from(ledger);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  payments(after: Place) {
    const { place, where, order } = pageBy(userId, payments.userId, payments.createdAt, after);
    const rows = db.select({ ...getTableColumns(payments), ...place }).from(payments);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  secretUrls(after: Place) {
    const { place, where, order } = pageBy(userId, secretUrls.userId, secretUrls.createdAt, after);
    const rows = db.select({ ...getTableColumns(secretUrls), ...place }).from(secretUrls);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  messages(after: Place) {
    const { place, where, order } = pageBy(userId, messages.userId, messages.at, after);
    const rows = db.select({ ...getTableColumns(messages), ...place }).from(messages);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  mails(after: Place) {
    const { place, where, order } = pageBy(userId, mails.userId, mails.createdAt, after);
    const { sealed: _sealed, doneBy: _doneBy, ...columns } = getTableColumns(mails);
    const rows = db.select({ ...columns, ...place }).from(mails);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
  securityEvents(after: Place) {
    const { place, where, order } = pageBy(userId, securityEvents.userId, securityEvents.at, after);
    // Only the admins' list shows which admin acted.
    const {
      admin: _admin,
      about: _about,
      sentTimes: _sentTimes,
      ...columns
    } = getTableColumns(securityEvents);
    const rows = db.select({ ...columns, ...place }).from(securityEvents);
    return rows
      .where(where)
      .orderBy(...order)
      .limit(rowsPerPage);
  },
});

type Placed = { placeMoment: number; placeRow: number };

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
