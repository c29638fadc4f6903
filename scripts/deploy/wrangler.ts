import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify, stripVTControlCharacters } from 'node:util';

const run = promisify(execFile);

/** Named, so that wrangler does not ask which of the environments is meant: what stands at the top, production. */
const production = '--env=';

/** The output of a command of wrangler that failed. */
export class Refused extends Error {
  override name = 'Refused';
}

const isOutcome = (value: unknown): value is { stdout: string; stderr: string } =>
  value instanceof Error && 'stdout' in value && 'stderr' in value;

/** Runs a command of wrangler and returns its output. */
export async function wrangler(...args: string[]): Promise<string> {
  try {
    const { stdout } = await run('wrangler', [...args, production]);
    return stdout;
  } catch (error) {
    if (!isOutcome(error)) throw error;
    throw new Refused(stripVTControlCharacters(`${error.stdout}${error.stderr}`).trim());
  }
}

/** Runs one in the terminal, where it can ask questions; true when it succeeded. */
export async function runWranglerInTerminal(args: string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn('wrangler', [...args, production], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
