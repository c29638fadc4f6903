import type { PlanId } from '#contract/plans.ts';
import type { UsageStatistics } from '#contract/usage.ts';
import { recommendations } from '#content/account/usage-stats.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { buttonClass } from '#ui/button.tsx';

export const Recommendations = ({
  usage,
  plan,
  subscriptionEnd,
  now,
}: {
  usage: UsageStatistics;
  plan: PlanId;
  subscriptionEnd: string | null;
  now: Date;
}) => (
  <div className="stack">
    <ul className="advice">
      {recommendations(usage, plan, now, subscriptionEnd).map((advice) => (
        <li key={advice}>{advice}</li>
      ))}
    </ul>
    {plan !== 'ultra' && (
      <p className="actions">
        <PageLink to={paths.pricing} className={buttonClass('quiet')}>
          See the Plans
        </PageLink>
      </p>
    )}
  </div>
);
