import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

export type Running = {
  said: () => string;
  until: (sentence: string | RegExp) => Promise<void>;
  /** Waits for wrangler to say on which port it is ready. */
  port: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Starts a command in a process group of its own, so that stopping it stops all that it started. */
export function running(command: string, args: string[], env: Record<string, string> = {}): Running {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // What models run on this machine is nothing to a test.
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
      // All that it printed has come only when it closes.
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
      // What it started may still be writing its data, which the next start would read.
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
