import { unlimited } from '#contract/plans.ts';
import { isHighUsage, usagePercent, type UsageStatistics } from '#contract/usage.ts';
import { insights, resetInWords } from '#content/account/usage-stats.ts';
import { Meter } from '#ui/meter.tsx';
import { counted, inFigures } from '#words/figures.ts';

type Props = { usage: UsageStatistics; subscriptionEnd: string | null; now: Date };

export function Breakdown({ usage, subscriptionEnd, now }: Props) {
  const { words_used, words_limit, remaining } = usage;
  const limited = words_limit !== unlimited;
  const percent = Math.floor(usagePercent(words_used, words_limit));
  return (
    <div className="stack">
      <Meter
        label="Words used"
        used={words_used}
        limit={limited ? words_limit : 'unlimited'}
        amount={
          limited
            ? `${inFigures(words_used)} of ${inFigures(words_limit)}`
            : `${inFigures(words_used)}, Unlimited`
        }
      />
      {isHighUsage(words_used, words_limit) && (
        <p className="high-usage">
          <strong>
            {remaining === 0 ? 'All your words are used.' : `High usage: ${percent}% of your words are used.`}
          </strong>{' '}
          {remaining > 0 && `${counted(remaining, 'word')} left. `}
          {resetInWords(usage, subscriptionEnd)}
        </p>
      )}
      <dl className="facts">
        {insights(usage, now, subscriptionEnd).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
