import { zValidator } from '@hono/zod-validator';
import type { ZodType } from 'zod';
import { failure } from './failure.ts';

/** The handler finds what the schema made of the body at `c.req.valid('json')`; the first thing wrong is said in words. */
export const body = <Schema extends ZodType>(schema: Schema) =>
  zValidator('json', schema, (result, c) => {
    if (!result.success) return failure(c, 'invalid_input', result.error.issues[0]?.message);
  });
