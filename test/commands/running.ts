import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

export type Running = {
  said: () => string;
  until: (sentence: string | RegExp) => Promise<void>;
  /** Waits until wrangler is ready and returns its port. */
  port: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Starts a command in a separate process group, so that stopping it also stops its child processes. */
export function running(command: string, args: string[], env: Record<string, string> = {}): Running {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Tests ignore the models that run on this machine.
    env: { LONGHAND_MODELS: '', ...process.env, ...env },
  });
  let output = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);

  const until = (sentence: string | RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output.search(sentence) >= 0) resolve();
      };
      listeners.add(look);
      // The output is complete only when the process closes.
      child.once('close', (code) => reject(new Error(`stopped with ${code}:\n${output}`)));
      look();
    });

  return {
    said: () => output,
    until,
    async port() {
      const ready = /Ready on http:\/\/[^:]+:(\d+)/;
      await until(ready);
      return Number(ready.exec(output)?.[1]);
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'close');
      // Child processes may still be writing data that the next start would read.
      while (isRunning(child.pid)) await setTimeout(20);
    },
  };
}

function isRunning(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}
