import { spawn } from 'node:child_process';

export type Outcome = { code: number; output: string };

/** Runs a command to its end and keeps what it printed. */
export function capture(command: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs one named step; a failure prints what the step said and ends the script. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const result = await work();
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log('failed');
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

export async function demand(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await capture(command, args, env);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')}\n${output}`);
  return output;
}
