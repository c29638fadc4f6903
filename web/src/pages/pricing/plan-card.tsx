import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type BillingCycle, type CatalogueId, plans } from '#contract/plans.ts';
import { planFeatures } from '#content/pricing.ts';
import { paths } from '#navigation/paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { allowances, priceTag, savingInWords, termOf } from './prices.ts';
import type { Standing } from './standing.ts';

type Props = {
  plan: CatalogueId;
  cycle: BillingCycle;
  standing: Standing | null;
  /** `blocked`: cannot be chosen in this cycle; pressing it says why. */
  state: 'ready' | 'busy' | 'waiting' | 'blocked';
  onChoose: () => void;
};

function Saving({ plan, cycle }: { plan: CatalogueId; cycle: BillingCycle }) {
  if (plan === 'free') return <p className="soft small numbers">Always free, no card needed.</p>;
  const { percent, perMonth, against } = savingInWords(plan, cycle);
  return (
    <div className="soft small numbers">
      <p>
        <strong>{percent}</strong>: {perMonth}
      </p>
      <p>{against}</p>
    </div>
  );
}

const ofPlan = (plan: CatalogueId) =>
  plan === 'free' ? 'Your words reset every month.' : 'Paid once. Nothing renews by itself.';

export function PlanCard({ plan, cycle, standing, state, onChoose }: Props) {
  const { name, popular } = plans[plan];
  const id = useId();
  const label = plan === 'free' ? 'Get Started' : 'Subscribe Now';
  return (
    <li className="plan stack-4" aria-labelledby={id}>
      <div className="plan-name wrap">
        <h3 id={id}>{name}</h3>
        {popular && <span className="plan-popular pencil fine semibold">Most Popular</span>}
      </div>
      <p className="plan-price wrap soft" id={`${id}-price`}>
        <strong className="display">{priceTag(plan, cycle)}</strong> {termOf(plan, cycle)}
      </p>
      <Saving plan={plan} cycle={cycle} />
      <div className="plan-choice stack-2">
        {plan === 'free' && standing?.mark ? (
          <Link to={paths.tool} className={buttonClass('quiet')}>
            {label}
          </Link>
        ) : (
          <Button
            look={popular ? 'primary' : 'quiet'}
            busy={state === 'busy'}
            aria-disabled={state === 'waiting' || state === 'blocked' || undefined}
            aria-describedby={`${id} ${id}-price`}
            onClick={onChoose}
          >
            {state === 'busy' ? 'Processing...' : label}
          </Button>
        )}
        <p className="soft small">
          {standing?.mark && <strong>{standing.mark}</strong>} {standing?.note ?? ofPlan(plan)}
        </p>
      </div>
      <dl className="plan-words">
        {allowances(plan).map(({ of, words }) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <ul className="plan-features stack-2 soft">
        {planFeatures[plan].map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}
