import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { HonoEnv } from '#env.ts';

/** The request in which something happened; outside of requests, the job. */
type Where<E extends HonoEnv> = Context<E> | string;

export type Fault = { name: string; frames: readonly string[] };

const isFrame = (line: string) => /^\s+at .+:\d+:\d+\)?$/.test(line);

/** Returns an error's name and stack frames, never its message, which can hold personal data, even on several lines. */
function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: 'unknown', frames: [] };
  const stack = error.stack ?? '';
  const message = stack.indexOf(error.message);
  const frames = message < 0 ? '' : stack.slice(message + error.message.length);
  return {
    name: error.name,
    frames: frames
      .split('\n')
      .filter(isFrame)
      .map((line) => line.trim()),
  };
}

/** Returns the fields of a log line that say where something happened. */
export const placeOf = <E extends HonoEnv>(where: Where<E>) =>
  typeof where === 'string'
    ? { at: where }
    : { requestId: where.get('requestId'), route: `${where.req.method} ${routePath(where, -1)}` };

export function reportFault<E extends HonoEnv>(where: Where<E>, what: string, { name, frames }: Fault): void {
  console.error({ ...placeOf(where), what, error: name, frames });
}

export function report<E extends HonoEnv>(where: Where<E>, what: string, error: unknown): void {
  reportFault(where, what, faultOf(error));
}

/** Logs a notable event that is not a fault of ours. `what` is a fixed sentence without personal data. */
export function note<E extends HonoEnv>(where: Where<E>, what: string): void {
  console.warn({ ...placeOf(where), what });
}

/** Runs a piece of scheduled work; a failure is logged and does not stop other work. */
export async function attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    report('cron', what, error);
    return undefined;
  }
}
