import { type ReactNode, useState } from 'react';
import { ChevronDown } from '#ui/icons.tsx';

/** Whether the user left it open, shared by all places that show it. */
let leftOpen = false;

type Props = { className: string; summary?: ReactNode; children: ReactNode };

/** The numbers that the specification asks for, which measure nothing. They are rendered when they are opened. */
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
