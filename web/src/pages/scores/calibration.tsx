import { report } from '#prose/estimate/report.ts';
import { TableHead } from '#page-parts/table-head.tsx';
import { percent } from './losses.tsx';

export const Calibration = () => (
  <table className="table scores-table small column">
    <caption>How many test texts with each probability a model had written.</caption>
    <TableHead headings={['Probability given', 'Texts', 'By a model']} />
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
