import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_splitSqlQuery as splitStatements } from 'wrangler';

const folder = 'migrations';

/** As much of D1 as a migration needs: tests of pages, which know the types of a browser, use this too. */
type Statement = {
  bind(value: string): Statement;
  run(): Promise<unknown>;
  all(): Promise<{ results: Record<string, unknown>[] }>;
};
type Database = {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<unknown>;
};

/** The table in which wrangler keeps which of them have run. */
const journal =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)';

/** Runs the migrations that a database lacks, all in one runtime: the command of wrangler starts one for each. */
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
