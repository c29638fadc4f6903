import { unlimited } from '#contract/plans.ts';
import { isHighUsage, usagePercent, type UsageStatistics } from '#contract/usage.ts';
import { insights } from '../../content/usage-stats.ts';
import { Meter } from '../../ui/meter.tsx';
import { counted, inFigures } from '../../words/figures.ts';
import { dayInWords } from '../../words/moments.ts';

export function Breakdown({ usage, now }: { usage: UsageStatistics; now: Date }) {
  const { words_used, words_limit, remaining, resets_at } = usage;
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
          {remaining === 0 ? 'They reset' : `${counted(remaining, 'word')} left; they reset`} on{' '}
          {dayInWords(resets_at)}.
        </p>
      )}
      <dl className="facts">
        {insights(usage, now).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
