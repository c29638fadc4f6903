/** Folder of the files of the local D1 and KV; the tests use another one. */
export const localState = process.env.LONGHAND_STATE ?? '.wrangler/state';

/** Arguments with which a wrangler command finds the database. */
export const localDatabase = ['--local', '--env', 'development', '--persist-to', localState];

/** Options with which our scripts open the database and the KV in that folder. */
export const platformAt = (state: string) => ({
  environment: 'development',
  persist: { path: `${state}/v3` },
});
