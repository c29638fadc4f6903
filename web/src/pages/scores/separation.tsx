import type { Interval } from '#prose/estimate/figures.ts';
import { report } from '#prose/estimate/report.ts';
import type { SignalName } from '#prose/index.ts';
import { humanRange } from '#prose/signals/human-range.ts';
import { signalLabels } from '#prose/signals/labels.ts';
import { counts, kinds } from '#content/tool/scores.ts';
import { drawMultiple } from '#detector/measured/drawings.ts';
import { RangeDrawing } from '#detector/measured/signal-multiples.tsx';
import { TableHead } from '#page-parts/table-head.tsx';
import { Share } from './losses.tsx';

const isName = (name: string): name is SignalName => Object.hasOwn(signalLabels, name);
const names = Object.keys(signalLabels).filter(isName);

export const SignalRanges = () => (
  <table className="table scores-table small column signal-ranges">
    <caption>Human texts, from low to high.</caption>
    <TableHead headings={['Signal', 'Human range', 'Middle']} />
    <tbody>
      {names.map((name) => {
        const { label, unit, digits } = signalLabels[name];
        const human = humanRange[name];
        const figure = (amount: number) => amount.toFixed(digits);
        return (
          <tr key={name}>
            <th scope="row">
              {label} {counts[name] && <span>{counts[name]}</span>}
            </th>
            <td>
              {figure(human.low)} to {figure(human.high)} <span>{unit}</span>
              <svg width="100%" height="24" aria-hidden>
                <RangeDrawing {...drawMultiple(human.median, human)} />
              </svg>
            </td>
            <td>{figure(human.median)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

type Props = { author: 'human' | 'machine'; caption: string };

export const Verdicts = ({ author, caption }: Props) => (
  <table className="table scores-table small column">
    <caption>{caption}</caption>
    <TableHead headings={['Texts', 'Machine', 'Cannot tell', 'Human']} />
    <tbody>
      {report.verdicts
        .filter((row) => row.author === author)
        .map(({ kind, texts, readsMachine, cannotTell, readsHuman }) => (
          <tr key={kind}>
            <th scope="row">
              {kinds[kind] ?? kind} <span>{texts}</span>
            </th>
            <td>
              <Share share={readsMachine} />
            </td>
            <td>
              <Share share={cannotTell} />
            </td>
            <td>
              <Share share={readsHuman} />
            </td>
          </tr>
        ))}
    </tbody>
  </table>
);

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
  <table className="table scores-table small column">
    <caption>The area under the ROC curve, on the kinds that both people and models wrote.</caption>
    <TableHead headings={['Texts', 'Trained on this kind', 'Never seen before']} />
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
