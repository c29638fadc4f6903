import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify, stripVTControlCharacters } from 'node:util';

const run = promisify(execFile);

/** Named, so that wrangler does not ask which of the environments is meant: what stands at the top, production. */
const production = '--env=';

/** What wrangler said when it refused. */
export class Refused extends Error {
  override name = 'Refused';
}

const isOutcome = (value: unknown): value is { stdout: string; stderr: string } =>
  value instanceof Error && 'stdout' in value && 'stderr' in value;

/** Runs a command of wrangler to its end and answers with what it printed. */
export async function wrangler(...args: string[]): Promise<string> {
  try {
    const { stdout } = await run('wrangler', [...args, production]);
    return stdout;
  } catch (error) {
    if (!isOutcome(error)) throw error;
    throw new Refused(stripVTControlCharacters(`${error.stdout}${error.stderr}`).trim());
  }
}

/** Runs one before the eyes of whoever deploys, who can answer what it asks; true when it went well. */
export async function showWrangler(args: string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn('wrangler', [...args, production], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
