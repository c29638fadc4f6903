// Inserts the first posts, content/blog/*.md, into the blog, once: npm run seed -- --local | --remote
// A post that is already there, even under another title, is left unchanged.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosenDatabase } from './local/database.ts';
import { seedStatements } from './generate/posts.ts';

const where = chosenDatabase('seed', 1);

const statements = await seedStatements();
const folder = mkdtempSync(join(tmpdir(), 'seed-'));
const file = join(folder, 'posts.sql');
writeFileSync(file, `${statements.join(';\n')};\n`);
const { status } = spawnSync('wrangler', ['d1', 'execute', 'DB', ...where, '--yes', '--file', file], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
rmSync(folder, { recursive: true });
if (status !== 0) process.exit(status ?? 1);
console.log(`The blog has its first ${statements.length} posts.`);
