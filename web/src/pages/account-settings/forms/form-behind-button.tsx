import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { PanelProps } from './settings-form.tsx';

type Props = {
  label: string;
  openAtFirst?: boolean;
  say: PanelProps['say'];
  /** Shown above the button while the form is closed. */
  closed?: ReactNode;
  children: (close: () => void) => ReactNode;
};

/** A button that opens a form, and gets the focus back when the form closes. */
export function FormBehindButton({ label, openAtFirst = false, say, closed, children }: Props) {
  const [state, setState] = useState<'fresh' | 'open' | 'closed'>(openAtFirst ? 'open' : 'fresh');
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state === 'closed') button.current?.focus();
  }, [state]);

  if (state === 'open') return children(() => setState('closed'));
  return (
    <>
      {closed}
      <p className="actions">
        <Button
          ref={button}
          look="quiet"
          onClick={() => {
            say();
            setState('open');
          }}
        >
          {label}
        </Button>
      </p>
    </>
  );
}
