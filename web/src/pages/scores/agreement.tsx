import { detectorNames } from '#content/tool/scores.ts';
import { detectors as figures } from '#content/published.json';

const called = Object.entries(figures.called_human_percent).toSorted(([, one], [, other]) => other - one);
const pairs = figures.pairs.toSorted((one, other) => other.percent - one.percent);

const nameOf = (detector: string) => detectorNames[detector] ?? detector;

type Props = { caption: string; rows: readonly (readonly [string, number])[] };

const Percentages = ({ caption, rows }: Props) => (
  <table className="scores-table scores-percentages">
    <caption>{caption}</caption>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value.toFixed(1)}%</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** How far five published detectors agree with each other. */
export const Agreement = () => (
  <>
    <p>
      Of {figures.texts} rewritten texts that five detectors judged, all five said the same of{' '}
      {figures.all_agree_percent}%. Five that looked at nothing, and called as many texts human as these do,
      would all agree on {figures.all_would_agree_by_chance_percent}%.
    </p>
    <div className="scores-pair">
      <Percentages
        caption="How many of these texts each called human"
        rows={called.map(([detector, percent]) => [nameOf(detector), percent])}
      />
      <Percentages
        caption="How often two of them say the same"
        rows={pairs.map(({ one, other, percent }) => [`${nameOf(one)} and ${nameOf(other)}`, percent])}
      />
    </div>
  </>
);
