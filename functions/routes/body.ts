import { zValidator } from '@hono/zod-validator';
import type { core, ZodType } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import { failure } from '#middleware/failure.ts';

/**
 * Validates the body; the handler reads it from `c.req.valid('json')`. An invalid body is refused with the code that `codeOf`
 * returns; for `invalid_input` with the schema's first message, else with the code's default message.
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
