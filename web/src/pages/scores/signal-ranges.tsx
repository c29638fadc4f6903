import type { SignalName } from '#prose/index.ts';
import { humanRange } from '#prose/signals/human-range.ts';
import { signalLabels } from '#prose/signals/labels.ts';
import { counts } from '#content/desk/scores.ts';
import { drawMultiple } from '#detector/measured/drawings.ts';
import { RangeDrawing } from '#detector/measured/range-drawing.tsx';

const isName = (name: string): name is SignalName => Object.hasOwn(signalLabels, name);
const names = Object.keys(signalLabels).filter(isName);

export const SignalRanges = () => (
  <table className="scores-table signal-ranges">
    <caption>Human texts, from low to high.</caption>
    <thead>
      <tr>
        <th scope="col">Signal</th>
        <th scope="col">Human range</th>
        <th scope="col">Middle</th>
      </tr>
    </thead>
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
