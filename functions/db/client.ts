import { drizzle } from 'drizzle-orm/d1';
import type { Bindings } from '#env.ts';

export const database = (env: Pick<Bindings, 'DB'>) => drizzle(env.DB);

export type Database = ReturnType<typeof database>;
