import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Running = {
  said: () => string;
  until: (sentence: string | RegExp) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a command in a process group of its own, so that stopping it stops all that it started. */
export function running(command: string, args: string[], env: Record<string, string> = {}): Running {
  const child: ChildProcess = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);

  return {
    said: () => output,
    until: (sentence) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.search(sentence) >= 0) resolve();
        };
        listeners.add(look);
        child.once('exit', (code) => reject(new Error(`stopped with ${code}:\n${output}`)));
        look();
      }),
    stop: async () => {
      if (child.exitCode !== null || child.pid === undefined) return;
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    },
  };
}
