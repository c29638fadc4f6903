import type { ReactNode } from 'react';
import { report } from '#prose/estimate/report.ts';

const { human, machine } = report.band;
const percent = (share: number) => `${100 * share}%`;

type ScaleProps = { from?: number; to?: number };

/** The scale under the verdict: human at its left end, machine at its right, "cannot tell" as the thicker part between. */
export const Scale = ({ from, to }: ScaleProps) => (
  <svg className="verdict-rule" width="100%" height="8" aria-hidden>
    <line className="rule-line" x1="0" x2="100%" y1="4" y2="4" />
    {from !== undefined && (
      <rect className="rule-between" x={percent(human)} width={percent(machine - human)} y="2.5" height="3" />
    )}
    {from !== undefined && to !== undefined && (
      <>
        <line className="rule-way" x1={percent(from)} x2={percent(to)} y1="4" y2="4" />
        <circle className="rule-from" cx={percent(from)} cy="4" r="3" />
        <circle className="rule-to" cx={percent(to)} cy="4" r="3.5" />
      </>
    )}
  </svg>
);

/** The same line as a progress bar during a run. */
export const ProgressRule = ({ share }: { share: number }) => (
  <svg className="verdict-rule" width="100%" height="8" aria-hidden>
    <line className="rule-line" x1="0" x2="100%" y1="4" y2="4" />
    <line className="rule-way" x1="0" x2={percent(share)} y1="4" y2="4" />
  </svg>
);

type Props = {
  first: ReactNode;
  /** A button at the end of the first line. */
  button?: ReactNode;
  rule: ReactNode;
  children: ReactNode;
};

/** The layout of every state: two lines of text above a scale or progress bar. */
export const TwoLines = ({ first, button, rule, children }: Props) => (
  <div className="row page-line rule-below verdict">
    <div className="verdict-first spread">
      <p>{first}</p>
      {button}
    </div>
    <p className="verdict-second two-lines soft fine numbers">{children}</p>
    {rule}
  </div>
);
