import { zValidator } from '@hono/zod-validator';
import type { core, ZodType } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import { failure } from '#middleware/failure.ts';

/**
 * Checks the body; the handler reads it from `c.req.valid('json')`. A wrong body answers with the schema's first message, or
 * with the sentence of the code that `codeOf` gives it.
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
