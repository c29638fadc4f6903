import type { PlanId } from '#contract/plans.ts';
import type { UsageStatistics } from '#contract/usage.ts';
import { recommendations } from '../../content/usage-stats.ts';
import { isBuilt } from '../../paths.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

const pricing = { path: '/pricing' };

export const Recommendations = ({
  usage,
  plan,
  now,
}: {
  usage: UsageStatistics;
  plan: PlanId;
  now: Date;
}) => (
  <div className="stack">
    <ul className="advice">
      {recommendations(usage, plan, now).map((advice) => (
        <li key={advice}>{advice}</li>
      ))}
    </ul>
    {plan !== 'ultra' && isBuilt(pricing) && (
      <p className="actions">
        <PageLink to={pricing.path} className={buttonClass('quiet')}>
          See the Plans
        </PageLink>
      </p>
    )}
  </div>
);
