import { type ReactNode, useState } from 'react';
import { ChevronDown } from '#ui/icons.tsx';

/** As the person left it, wherever it stands. */
let leftOpen = false;

type Props = { className: string; summary?: ReactNode; children: ReactNode };

/** The specification's numbers, which measure nothing. They are drawn when somebody opens it. */
export function SimulatedFold({ className, summary, children }: Props) {
  const [open, setOpen] = useState(leftOpen);
  return (
    <details
      className={className}
      open={open}
      onToggle={({ currentTarget }) => {
        leftOpen = currentTarget.open;
        setOpen(leftOpen);
      }}
    >
      <summary>
        <ChevronDown />
        Simulated scores
        {summary}
      </summary>
      {open && children}
    </details>
  );
}
