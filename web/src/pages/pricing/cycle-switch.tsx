import { type BillingCycle, billingCycles } from '#contract/plans.ts';

const names: Record<BillingCycle, string> = { monthly: 'Monthly', annual: 'Annual' };

type Props = { cycle: BillingCycle; onChoose: (cycle: BillingCycle) => void };

export const CycleSwitch = ({ cycle, onChoose }: Props) => (
  <fieldset className="cycle-switch">
    <legend className="visually-hidden">Billing cycle</legend>
    {billingCycles.map((each) => (
      <label key={each}>
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
