import { brand } from '#contract/brand.ts';
import { inFigures } from '#contract/figures.ts';
import type { Share as ShareOf } from '#prose/estimate/figures.ts';
import { textsWithoutLoss } from '#content/measured.ts';
import { measureNames } from '#content/tool/scores.ts';
import { tools as figures } from '#content/published.json';
import { TableHead } from '#page-parts/table-head.tsx';

export const percent = (share: number) => `${Math.round(100 * share)}%`;

const range = ({ low, high }: { low: number; high: number }) => `${percent(low)} to ${percent(high)}`;

/** A percentage with its count and 95 % interval. */
export const Share = ({ share }: { share: ShareOf }) => (
  <>
    {percent(share.value)}{' '}
    <span>
      {share.count} ({range(share)})
    </span>
  </>
);

type Range = { low: number; middle: number; high: number };

const Spread = ({ low, middle, high }: Range) => (
  <td>
    {Math.round(middle)}%{' '}
    {low !== high && (
      <span>
        {Math.round(low)} to {Math.round(high)}%
      </span>
    )}
  </td>
);

/** Compares what published tools and our own rules change and lose. */
export const Losses = () => (
  <>
    <p>
      {figures.humanizers} humanizing services and {figures.assistants} writing assistant rewrote the same{' '}
      {figures.texts} texts by models of 2026, in which no chatbot talks about the text. The table shows how
      many of the texts with a number, a name and so on came back with one missing. A number that is spelt out
      and a name that has moved do not count as missing. The last column is our rules alone, at Strong: they
      leave most of these texts as they are, which is part of why they lose nothing. A language model changes
      more, and its changes are checked for facts first.
    </p>
    <table className="table scores-table small column">
      <caption>The middle tool, and below it the range from lowest to highest</caption>
      <TableHead
        headings={['In the result', 'Humanizing services', 'Writing assistant', `${brand.name}’s rules`]}
      />
      <tbody>
        {figures.measures.map(({ measure, humanizers, assistants, ours }) => (
          <tr key={measure}>
            <th scope="row">{measureNames[measure] ?? measure}</th>
            <Spread {...humanizers} />
            <Spread {...assistants} />
            <td>{Math.round(ours)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className="stack-4">
      <p>
        Texts, results and detectors’ scores: HumanizerBench, June and July 2026, CC BY 4.0. We did the
        counting: a score above one half counts as “human”.
      </p>
      <p>
        A second check, with code that the rewriter does not use, went through {inFigures(textsWithoutLoss)}{' '}
        texts by people and by models that our rules rewrote, once at Balanced and once at Strong. It looked
        for numbers, names, quotations, links and words like “not” and “may”, and found none lost or added.
      </p>
    </div>
  </>
);
