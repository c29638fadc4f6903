import { zValidator } from '@hono/zod-validator';
import type { core, ZodType } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import { failure } from './failure.ts';

/**
 * The handler finds what the schema made of the body at `c.req.valid('json')`; the first thing wrong is said in words,
 * the schema's own unless it has a code to itself.
 */
export const body = <Schema extends ZodType>(
  schema: Schema,
  codeOf: (issue: core.$ZodIssue) => ErrorCode = () => 'invalid_input',
) =>
  zValidator('json', schema, (result, c) => {
    const issue = result.success ? undefined : result.error.issues[0];
    if (issue === undefined) return;
    const code = codeOf(issue);
    return failure(c, code, code === 'invalid_input' ? issue.message : undefined);
  });
