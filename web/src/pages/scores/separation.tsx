import type { Interval } from '#prose/estimate/figures.ts';
import { report } from '#prose/estimate/report.ts';
import { kinds } from '#content/desk/scores.ts';

const exact = (share: number) => `${(100 * share).toFixed(1)}%`;

const Chance = ({ value, low, high }: Interval) => (
  <td>
    {exact(value)}{' '}
    <span>
      ({exact(low)} to {exact(high)})
    </span>
  </td>
);

export const Separation = () => (
  <table className="scores-table">
    <caption>The area under the ROC curve, on the kinds that both people and models wrote.</caption>
    <thead>
      <tr>
        <th scope="col">Texts</th>
        <th scope="col">Trained on this kind</th>
        <th scope="col">Never seen before</th>
      </tr>
    </thead>
    <tbody>
      {report.separation.map(({ domain, human, machine, auc, leftOut }) => (
        <tr key={domain}>
          <th scope="row">
            {kinds[domain] ?? domain}{' '}
            <span>
              {human} and {machine}
            </span>
          </th>
          <Chance {...auc} />
          <Chance {...leftOut} />
        </tr>
      ))}
    </tbody>
  </table>
);
