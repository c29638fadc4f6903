/** Where the local D1 and KV keep their files; the tests use a place of their own. */
export const localState = process.env.LONGHAND_STATE ?? '.wrangler/state';

/** Where a command of wrangler finds the database. */
export const localDatabase = ['--local', '--env', 'development', '--persist-to', localState];

/** How a script of ours opens the database and the KV whose files stand there. */
export const platformAt = (state: string) => ({
  environment: 'development',
  persist: { path: `${state}/v3` },
});
