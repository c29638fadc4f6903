import { parseArgs } from 'node:util';

/** Folder of the files of the local D1 and KV; the tests use another one. */
export const localState = process.env.LONGHAND_STATE ?? '.wrangler/state';

/** Arguments with which a wrangler command finds the database. */
export const localDatabase = ['--local', '--env', 'development', '--persist-to', localState];

/** Returns the arguments for the database that --local or --remote names, and exits unless one of the two is there. */
export function chosenDatabase(script: string, exitCode: number): string[] {
  const { values } = parseArgs({
    options: { local: { type: 'boolean', default: false }, remote: { type: 'boolean', default: false } },
  });
  if (values.local !== values.remote) return values.local ? localDatabase : ['--remote'];
  console.error(`Say which database: npm run ${script} -- --local (that of \`npm start\`) or --remote.`);
  process.exit(exitCode);
}

/** Options with which our scripts open the database and the KV in that folder. */
export const platformAt = (state: string) => ({
  environment: 'development',
  persist: { path: `${state}/v3` },
});
