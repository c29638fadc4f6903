import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_splitSqlQuery as splitStatements } from 'wrangler';

const folder = 'migrations';

/** The part of D1 that a migration needs; not D1's own types, because tests of pages, with a browser's types, use this too. */
type Statement = {
  bind(value: string): Statement;
  run(): Promise<unknown>;
  all(): Promise<{ results: Record<string, unknown>[] }>;
};
type Database = {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<unknown>;
};

/** Wrangler's table of the migrations that have run. */
const journal =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)';

/** Runs the migrations that a database lacks in a single runtime; wrangler's command starts one for each. */
export async function applyMigrations({ DB }: { DB: Database }): Promise<void> {
  await DB.prepare(journal).run();
  const { results } = await DB.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set(results.map(({ name }) => name));
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const name of files.toSorted().filter((file) => !applied.has(file))) {
    const statements = splitStatements(readFileSync(join(folder, name), 'utf8'));
    await DB.batch([
      ...statements.map((statement) => DB.prepare(statement)),
      DB.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
}
