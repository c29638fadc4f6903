import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { HonoEnv } from './env.ts';

/** The call in which something happened; outside of any, what was at work. */
type Where<E extends HonoEnv> = Context<E> | string;

export type Fault = { name: string; frames: readonly string[] };

const isFrame = (line: string) => /^\s+at .+:\d+:\d+\)?$/.test(line);

/** Of an error its name and its frames, never its message, which can quote a person, over several lines even. */
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

/** Where something happened, as each line of the log says it. */
export const placeOf = <E extends HonoEnv>(where: Where<E>) =>
  typeof where === 'string'
    ? { at: where }
    : { requestId: where.get('requestId'), route: `${where.req.method} ${routePath(where, -1)}` };

/** The one line that a fault leaves in the log. */
export function reportFault<E extends HonoEnv>(where: Where<E>, what: string, { name, frames }: Fault): void {
  console.error({ ...placeOf(where), what, error: name, frames });
}

export function report<E extends HonoEnv>(where: Where<E>, what: string, error: unknown): void {
  reportFault(where, what, faultOf(error));
}

/** What is no fault of ours, and worth knowing all the same. `what` is a sentence of ours and quotes nobody. */
export function note<E extends HonoEnv>(where: Where<E>, what: string): void {
  console.warn({ ...placeOf(where), what });
}
