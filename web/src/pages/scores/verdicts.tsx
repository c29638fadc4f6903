import { report } from '#prose/estimate/report.ts';
import { kinds } from '#content/desk/scores.ts';
import { Share } from './share.tsx';

type Props = { author: 'human' | 'machine'; caption: string };

export const Verdicts = ({ author, caption }: Props) => (
  <table className="scores-table">
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Texts</th>
        <th scope="col">Machine</th>
        <th scope="col">Cannot tell</th>
        <th scope="col">Human</th>
      </tr>
    </thead>
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
