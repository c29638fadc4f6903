import type { ReactNode } from 'react';

type Props = {
  first: ReactNode;
  /** A button at the end of the first line. */
  button?: ReactNode;
  rule: ReactNode;
  children: ReactNode;
};

/** What every state says in the same two lines, over a rule. */
export const TwoLines = ({ first, button, rule, children }: Props) => (
  <div className="row page-line verdict">
    <div className="verdict-first">
      <p>{first}</p>
      {button}
    </div>
    <p className="verdict-second">{children}</p>
    {rule}
  </div>
);
