import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

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

/** Starts the development Worker and resolves once it answers; from then on its own log lines reach the terminal. */
export async function startWorker(port: number, state: string, entry: string[]): Promise<ChildProcess> {
  const args = ['dev', ...entry, '--env', 'development', '--port', String(port), '--inspector-port', '0'];
  const worker = spawn('wrangler', [...args, '--persist-to', state, '--show-interactive-dev-session=false'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  let ready = false;
  const beforeReady: string[] = [];
  for (const stream of [worker.stdout, worker.stderr]) {
    createInterface(stream).on('line', (line) => {
      if (!ready) beforeReady.push(line);
      else if (!line.startsWith('[wrangler:')) console.log(line);
    });
  }

  await new Promise<void>((resolve, reject) => {
    worker.once('exit', () => reject(new Error(beforeReady.join('\n'))));
    const ask = async () => {
      // A call that comes while the runtime is starting may never be answered.
      const signal = AbortSignal.timeout(5000);
      const answer = await fetch(`http://localhost:${port}/api/health`, { signal }).catch(() => undefined);
      if (answer?.ok) resolve();
      else if (worker.exitCode === null) setTimeout(() => void ask(), 100);
    };
    void ask();
  });
  ready = true;
  return worker;
}
