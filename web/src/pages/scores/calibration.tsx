import { report } from '#prose/estimate/report.ts';
import { percent } from './losses.tsx';

export const Calibration = () => (
  <table className="table scores-table small column">
    <caption>How many test texts with each probability a model had written.</caption>
    <thead>
      <tr>
        <th scope="col">Probability given</th>
        <th scope="col">Texts</th>
        <th scope="col">By a model</th>
      </tr>
    </thead>
    <tbody>
      {report.calibration.map(({ from, to, texts, machine }) => (
        <tr key={from}>
          <th scope="row">
            {percent(from)} to {percent(to)}
          </th>
          <td>{texts}</td>
          <td>
            {percent(machine / texts)} <span>{machine}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
