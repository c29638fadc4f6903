import type { Billing } from '../../../../functions/contract/billing.ts';
import { call } from '../../api.ts';
import { dayInWords } from '../../moments.ts';
import { isBuilt } from '../../paths.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cycleInWords, planName, priceInWords, statusInWords } from '../../usage/plan-in-words.ts';
import { ReadingFailed } from '../reading-failed.tsx';
import { useReading } from '../reading.ts';
import { Section } from '../section.tsx';
import type { PanelProps } from './panel.ts';
import { Payments } from './payments.tsx';

const read = (signal?: AbortSignal) => call('GET /api/user/billing', signal && { signal });

const pricing = { path: '/pricing' };

function Plan({ billing, resetsAt }: { billing: Billing; resetsAt: string }) {
  const { plan, billing_cycle, status, subscription_start, subscription_end } = billing;
  const facts = [
    ['Plan', planName(plan)],
    ['Price', priceInWords(plan, billing_cycle)],
    ['Billing cycle', cycleInWords(plan, billing_cycle)],
    ['Status', statusInWords[status]],
    ...(subscription_start === null ? [] : [['Started', dayInWords(subscription_start)]]),
    ['Words come back', dayInWords(resetsAt)],
    ...(subscription_end === null
      ? []
      : [[status === 'expired' ? 'Ended' : 'Term ends', dayInWords(subscription_end)]]),
  ];
  return (
    <>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {plan !== 'free' && plan !== 'basic' && (
        <p className="aside">
          A term is paid for once. Nothing renews by itself, so there is nothing to cancel.
        </p>
      )}
      {isBuilt(pricing) && (
        <p className="actions">
          <PageLink to={pricing.path} className={buttonClass('quiet')}>
            See the Plans
          </PageLink>
        </p>
      )}
    </>
  );
}

export function BillingPanel({ known }: PanelProps) {
  const { reading, readAgain } = useReading(read);
  if (reading.phase === 'reading') {
    return (
      <Section title="Plan">
        <Skeleton label="Loading your billing information" lines={8} />
      </Section>
    );
  }
  if (reading.phase === 'failed') {
    return (
      <Section title="Plan">
        <ReadingFailed
          failure={reading.failure}
          again={reading.again}
          otherwise="Failed to get billing information"
          onAgain={() => void readAgain()}
        />
      </Section>
    );
  }
  return (
    <>
      <Section title="Plan">
        <Plan billing={reading.data} resetsAt={known.profile.resets_at} />
      </Section>
      <Section title="Payments">
        <Payments payments={reading.data.payments} />
      </Section>
    </>
  );
}
