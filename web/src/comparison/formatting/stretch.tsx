import { Fragment, type ReactNode } from 'react';
import type { Run } from './runs.ts';

type Props = {
  text: string;
  /** Offset of `text` in the text that the runs describe. */
  at: number;
  runs: readonly Run[];
};

/** Markdown marks. They stay in the text so that it can be copied and offsets in it can be found. */
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

/** Shows words with the formatting that their Markdown marks give them, and without the marks. */
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

/** Shows the words of a change. Markdown marks are visible only if the change has nothing else. */
export function ChangedStretch({ text, at, runs }: Props): ReactNode {
  const end = at + text.length;
  const isRead = runs.length === 0 || runs.some((run) => !run.sign && run.end > at && run.start < end);
  return isRead ? <Stretch text={text} at={at} runs={runs} /> : text;
}
