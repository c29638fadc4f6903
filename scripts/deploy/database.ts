import { Refused, wrangler } from './wrangler.ts';

const apply = () => wrangler('d1', 'migrations', 'apply', 'DB', '--remote');

async function applyOrMake(name: string): Promise<void> {
  try {
    await apply();
  } catch (error) {
    if (!(error instanceof Refused) || !error.message.includes(`Couldn't find a D1 DB named '${name}'`))
      throw error;
    await wrangler('d1', 'create', name);
    await apply();
  }
}

/** Applies the migrations, and creates the database if there is none. */
export async function migrate(name: string): Promise<void> {
  try {
    await applyOrMake(name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\nSo the new code was not sent.`, { cause: error });
  }
}
