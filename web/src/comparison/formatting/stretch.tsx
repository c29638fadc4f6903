import { Fragment, type ReactNode } from 'react';
import type { Run } from './runs.ts';

type Props = {
  text: string;
  /** Where it begins in the text that the runs are of. */
  at: number;
  runs: readonly Run[];
};

/** Marks of Markdown. They stay in the text, so that it can be copied and places in it found. */
export const Sign = ({ children }: { children: string }) => (
  <span className="sign" aria-hidden>
    {children}
  </span>
);

function looking(node: ReactNode, look: Run['looks'][number]): ReactNode {
  switch (look) {
    case 'strong':
      return <strong>{node}</strong>;
    case 'em':
      return <em>{node}</em>;
    case 'struck':
      return <s>{node}</s>;
    case 'code':
      return <code>{node}</code>;
    case 'link':
      return <span className="text-link pencil">{node}</span>;
    case 'number':
      return <span className="item-number numbers">{node}</span>;
    case 'break':
      return (
        <>
          {node}
          <br />
        </>
      );
  }
}

/** Words as they read: with the look that the marks around them give them, and without the marks. */
export function Stretch({ text, at, runs }: Props): ReactNode {
  if (runs.length === 0) return text;
  const end = at + text.length;
  return runs
    .filter((run) => run.end > at && run.start < end)
    .map((run) => {
      const words = text.slice(Math.max(0, run.start - at), run.end - at);
      const node = run.sign ? <Sign>{words}</Sign> : words;
      return <Fragment key={run.start}>{run.looks.reduceRight(looking, node)}</Fragment>;
    });
}

/** Inside the stroke of a change marks are shown where there is nothing else. */
export function ChangedStretch({ text, at, runs }: Props): ReactNode {
  const end = at + text.length;
  const isRead = runs.length === 0 || runs.some((run) => !run.sign && run.end > at && run.start < end);
  return isRead ? <Stretch text={text} at={at} runs={runs} /> : text;
}
