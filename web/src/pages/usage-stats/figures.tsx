import type { Profile } from '#contract/account.ts';
import { planName, unlimited } from '#contract/plans.ts';
import type { UsageStatistics } from '#contract/usage.ts';
import { averageInFigures, inFigures, limitInFigures } from '#words/figures.ts';
import { priceInWords } from '#words/plans.ts';

type Props = { usage: UsageStatistics; profile: Profile };

/** The four cards of the specification, set as a line of figures. */
export function Figures({ usage, profile }: Props) {
  const { words_used, words_limit, remaining, daily_average } = usage;
  const { subscription_plan, billing_cycle } = profile;
  const limited = words_limit !== unlimited;
  const figures = [
    ['Current Usage', inFigures(words_used), limited ? `of ${inFigures(words_limit)} words` : 'words'],
    ['Remaining', limitInFigures(remaining), limited ? 'words' : 'nothing to run out of'],
    ['Daily Average', averageInFigures(daily_average), 'words a day, over 30 days'],
    ['Current Plan', planName(subscription_plan), priceInWords(subscription_plan, billing_cycle)],
  ];
  return (
    <dl className="figures">
      {figures.map(([name, figure, unit]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure} <span>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
