import { accountOf } from '#auth/account.ts';
import {
  type GoogleLink,
  judgePlanChange,
  type PlanChange,
  type PlanChangeVerdict,
} from '#contract/plan-change.ts';
import type { Session } from '#db/sessions.ts';
import type { User } from '#db/users.ts';

function googleLink({ googleId }: User, session: Session): GoogleLink {
  if (googleId === null) return 'missing';
  return session.googleId === null || session.googleId === googleId ? 'linked' : 'other';
}

/** Returns 'oauth' without a password, and 'hybrid' if the account or only the session has a Google id. */
function kindOf({ passwordHash, googleId }: User, session: Session): PlanChange['authMethod'] {
  if (passwordHash === null) return 'oauth';
  return googleId === null && session.googleId === null ? 'manual' : 'hybrid';
}

export const judge = (
  user: User,
  session: Session,
  target: PlanChange['target'],
  now: Date,
): PlanChangeVerdict =>
  judgePlanChange(
    {
      profile: accountOf(user, now).profile,
      authMethod: kindOf(user, session),
      googleLink: googleLink(user, session),
      target,
    },
    now,
  );
