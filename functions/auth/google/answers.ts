import { readText } from '../../reading.ts';

/** Many times what Google sends. */
const mostBytes = 64 * 1024;

/** Google did not answer, or not with anything that could be an answer of its. */
export class Outage extends Error {
  override name = 'Outage';
}

export type Ask = (address: string, init?: RequestInit) => Promise<{ status: number; body: unknown }>;

/** Asks Google, with one span of time for all calls together. Whatever is not JSON in time is an outage. */
export function askWithin(milliseconds: number): Ask {
  const signal = AbortSignal.timeout(milliseconds);
  return async (address, init) => {
    try {
      const answer = await fetch(address, { ...init, redirect: 'manual', signal });
      const body: unknown = JSON.parse(await readText(answer, mostBytes));
      return { status: answer.status, body };
    } catch (error) {
      throw new Outage('Google did not answer', { cause: error });
    }
  };
}
