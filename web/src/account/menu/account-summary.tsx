import { inFigures } from '#contract/figures.ts';
import { type PlanId, unlimited } from '#contract/plans.ts';
import { Meter } from '#ui/meter.tsx';
import { account } from '../account.ts';
import type { SignedIn } from '../session/account-store.ts';
import { UnconfirmedAddress } from '../unconfirmed-address.tsx';

export const PlanBadge = ({ plan }: { plan: PlanId }) => (
  <span className={`plan-badge faint semibold plan-badge-${plan}`}>{plan.toUpperCase()}</span>
);

export function AccountSummary({ user, profile, profileIs }: SignedIn) {
  const { words_used: used, words_limit: limit } = profile;
  const free = limit === unlimited;
  return (
    <div className="account-summary stack-4 small">
      <div className="account-person">
        <p className="title anywhere">{profile.full_name || 'Your account'}</p>
        <PlanBadge plan={profile.subscription_plan} />
        <p className="account-email soft anywhere">{user.email}</p>
      </div>
      <Meter
        label="Words used"
        used={used}
        limit={free ? 'unlimited' : limit}
        amount={`${inFigures(used)} / ${free ? 'Unlimited' : inFigures(limit)}`}
      />
      {profileIs === 'fallback' && (
        <p className="note soft small">
          We could not load your plan just now, so these figures are placeholders.{' '}
          <button type="button" className="link-button" onClick={() => void account.refresh()}>
            Try again
          </button>
        </p>
      )}
      <UnconfirmedAddress user={user} />
    </div>
  );
}
