import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

export async function demandFreePort(port: number): Promise<void> {
  if (await isFree(port)) return;
  console.error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  process.exit(1);
}

type Started = { worker: ChildProcess; port: number };

/** Starts the development Worker and resolves once it responds; its log then goes to the terminal. Port 0 means any free port. */
export async function startWorker(wanted: number, state: string, entry: string[]): Promise<Started> {
  const args = ['dev', ...entry, '--env', 'development', '--port', String(wanted), '--inspector-port', '0'];
  const worker = spawn('wrangler', [...args, '--persist-to', state, '--show-interactive-dev-session=false'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      // With it, wrangler says on which port it is ready.
      WRANGLER_LOG: 'log',
      // Workers of other checkouts on this machine have the same name.
      WRANGLER_REGISTRY_PATH: join(state, 'registry'),
    },
  });
  let isReady = false;
  const beforeReady: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('exit', () => reject(new Error(beforeReady.join('\n'))));
    for (const stream of [worker.stdout, worker.stderr]) {
      createInterface(stream).on('line', (line) => {
        if (isReady && !line.startsWith('[wrangler:')) console.log(line);
        if (isReady) return;
        beforeReady.push(line);
        const [, found] = /Ready on http:\/\/[^:]+:(\d+)/.exec(line) ?? [];
        if (found !== undefined) resolve(Number(found));
      });
    }
  });
  while (worker.exitCode === null && !(await isHealthy(port))) await setTimeout(100);
  if (worker.exitCode !== null) throw new Error(beforeReady.join('\n'));
  isReady = true;
  return { worker, port };
}

/** Has a timeout, because a call that comes while the runtime is starting may never be answered. */
const isHealthy = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/api/health`, { signal: AbortSignal.timeout(5000) })
    .then(({ ok }) => ok)
    .catch(() => false);
