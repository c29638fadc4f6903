import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

type Props = {
  label: string;
  openAtFirst?: boolean;
  onOpen: () => void;
  /** What stands above the button while the form is closed. */
  closed?: ReactNode;
  children: (close: () => void) => ReactNode;
};

/** A button that makes room for a form, and has the focus again when the form goes. */
export function FormBehindButton({ label, openAtFirst = false, onOpen, closed, children }: Props) {
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
            onOpen();
            setState('open');
          }}
        >
          {label}
        </Button>
      </p>
    </>
  );
}
