import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify, stripVTControlCharacters } from 'node:util';

const run = promisify(execFile);

/** Selects the top-level configuration (production), so that wrangler does not ask for the environment. */
const production = '--env=';

/** The output of a wrangler command that failed. */
export class Refused extends Error {
  override name = 'Refused';
}

const isOutcome = (value: unknown): value is { stdout: string; stderr: string } =>
  value instanceof Error && 'stdout' in value && 'stderr' in value;

export async function wrangler(...args: string[]): Promise<string> {
  try {
    const { stdout } = await run('wrangler', [...args, production]);
    return stdout;
  } catch (error) {
    if (!isOutcome(error)) throw error;
    throw new Refused(stripVTControlCharacters(`${error.stdout}${error.stderr}`).trim());
  }
}

/** Runs a wrangler command in the terminal, where it can ask questions; returns whether it succeeded. */
export async function runWranglerInTerminal(args: string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn('wrangler', [...args, production], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
