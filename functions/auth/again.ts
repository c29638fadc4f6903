import type { Context } from 'hono';
import { persist } from '../humanizer/persist.ts';
import type { AuthEnv } from './env.ts';

/** Work that can be done twice without harm, and is where it failed or its answer was lost. */
export const again = <T, E extends AuthEnv>(c: Context<E>, work: () => Promise<T>): Promise<T> =>
  persist(work, c.get('wait'));
