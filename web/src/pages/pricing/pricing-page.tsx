import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { type BillingCycle, billingCycles, type CatalogueId, catalogueIds } from '#contract/plans.ts';
import { useAccount } from '#account/account.ts';
import { termsOfPayment } from '#content/pricing.ts';
import { mailTo, paths } from '#navigation/paths.ts';
import { AppBanner } from '#page-parts/app-banner.tsx';
import { Terms } from '#page-parts/points.tsx';
import { Section } from '#page-parts/section.tsx';
import { choiceOf } from '#payment/choice.ts';
import { buttonClass } from '#ui/button.tsx';
import { useCheckout } from './checkout.ts';
import { PlanCard } from './plan-card.tsx';
import { cycleNotice, runningTerm, standingOf } from './standing.ts';

const names: Record<BillingCycle, string> = { monthly: 'Monthly', annual: 'Annual' };

type Props = { cycle: BillingCycle; onChoose: (cycle: BillingCycle) => void };

const CycleSwitch = ({ cycle, onChoose }: Props) => (
  <fieldset className="cycle-switch rule-below">
    <legend className="visually-hidden">Billing cycle</legend>
    {billingCycles.map((each) => (
      <label key={each} className="tab touch">
        <input
          type="radio"
          name="cycle"
          value={each}
          checked={each === cycle}
          onChange={() => onChoose(each)}
        />
        {names[each]}
      </label>
    ))}
  </fieldset>
);

const checkoutOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'checkout' in state ? choiceOf(state.checkout) : null;

function Plans() {
  const known = useAccount();
  const profile = known.phase === 'signed-in' ? known.profile : null;
  const term = profile && runningTerm(profile);
  const { state } = useLocation();
  const navigate = useNavigate();
  const { busy, choose } = useCheckout();
  const [resumed] = useState(() => checkoutOf(state));
  const [chosen, setChosen] = useState<BillingCycle | null>(resumed?.billing_cycle ?? null);
  const [now] = useState(() => new Date());
  const cycle = chosen ?? term?.cycle ?? 'monthly';
  const notice = profile && cycleNotice(profile, cycle);

  // Continues the checkout after a sign-in with Google. Only once: returning to this history entry must not start a payment.
  useEffect(() => {
    if (resumed === null) return;
    void navigate(paths.pricing, { replace: true, state: null });
    void choose(resumed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on arrival alone
  }, []);

  function stateOf(plan: CatalogueId) {
    if (busy !== null) return busy === plan ? 'busy' : 'waiting';
    return plan !== 'free' && notice?.kind === 'warning' ? 'blocked' : 'ready';
  }

  return (
    <section className="plans" aria-labelledby="plans">
      <h2 id="plans" className="visually-hidden">
        Plans
      </h2>
      <div className="plans-head">
        <CycleSwitch cycle={cycle} onChoose={setChosen} />
        {/* Rendered while empty: a live region that appears together with its message is not read out. */}
        <output className={`note cycle-notice measure soft small cycle-notice-${notice?.kind ?? 'none'}`}>
          {notice?.words}
        </output>
      </div>
      <ul className="plan-list columns">
        {catalogueIds.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            cycle={cycle}
            standing={
              known.phase === 'signed-in' ? standingOf(known, { plan, billing_cycle: cycle }, now) : null
            }
            state={stateOf(plan)}
            onChoose={() => void choose({ plan, billing_cycle: cycle })}
          />
        ))}
      </ul>
    </section>
  );
}

export default function Pricing() {
  return (
    <>
      <AppBanner />
      <div className="hero hero-pricing">
        <h1 tabIndex={-1}>Simple prices, paid once</h1>
        <p>
          You pay once, for one calendar month or year. Nothing renews by itself; we email you before it ends.
        </p>
      </div>
      <Plans />
      <Section title="What you pay for">
        <Terms list={termsOfPayment} />
      </Section>
      <section className="closing" aria-labelledby="closing">
        <h2 id="closing">Need a Custom Plan?</h2>
        <div>
          <p className="soft">
            We offer bulk licences for schools, newsrooms and teams. Tell us how many people will write, and
            about how much.
          </p>
          <p className="actions">
            <a href={mailTo('Custom plan')} className={buttonClass()}>
              Write to {brand.supportEmail}
            </a>
          </p>
        </div>
      </section>
    </>
  );
}
