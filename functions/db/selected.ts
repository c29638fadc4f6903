import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** The columns of a row as bound parameters, for an INSERT … SELECT that depends on another row. */
export function selected<Table extends SQLiteTable>(table: Table, row: Table['$inferSelect']) {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [
    key,
    sql`${sql.param(row[key], column)}`.as(column.name),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keys of an object are called is forgotten
  return Object.fromEntries(columns) as { [Key in keyof Table['$inferSelect']]: SQL.Aliased };
}
