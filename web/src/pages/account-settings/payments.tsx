import type { PaymentRow } from '../../../../functions/contract/billing.ts';
import { dayInWords } from '../../moments.ts';
import { cycleInWords, inDollars, planName } from '../../usage/plan-in-words.ts';

export const Payments = ({ payments }: { payments: PaymentRow[] }) =>
  payments.length === 0 ? (
    <p>You have not paid for anything yet. What you pay will be listed here.</p>
  ) : (
    <div className="table-frame">
      <table className="rows">
        <caption className="visually-hidden">Your payments, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">For</th>
            <th scope="col">Status</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ at, plan, billing_cycle, amount, status }) => (
            <tr key={at}>
              <td>
                <time dateTime={at}>{dayInWords(at)}</time>
              </td>
              <td>
                {planName(plan)}, {cycleInWords(plan, billing_cycle).toLowerCase()}
              </td>
              <td>{status}</td>
              <td>{inDollars(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
