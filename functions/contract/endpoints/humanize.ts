import type { RewordRequest, RewordResult } from '../reword.ts';
import type { EngineInUse } from '../engine.ts';
import type { CheckRewriteRequest, GuestUsage, HumanizeResult } from '../humanize.ts';
import type { BodyOf, humanCheckBody, humanizeBody } from '../schemas.ts';

export type HumanizeEndpoints = {
  'GET /api/guest/usage': { answer: GuestUsage };
  /** Verifies a captcha, after which this browser can run texts without an account. */
  'POST /api/guest/human-check': { body: BodyOf<typeof humanCheckBody>; answer: undefined };
  'GET /api/engine': { answer: EngineInUse };
  'POST /api/humanize': { body: BodyOf<typeof humanizeBody>; answer: HumanizeResult };
  'POST /api/check-rewrite': { body: CheckRewriteRequest; answer: HumanizeResult };
  'POST /api/reword': { body: RewordRequest; answer: RewordResult };
};
