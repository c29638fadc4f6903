import { type ReactNode, useState } from 'react';

type Props = {
  label: string;
  className?: string | undefined;
  renderDialog: (close: () => void) => ReactNode;
};

/** A button that opens a dialog. */
export function DialogButton({ label, className = 'tool-button', renderDialog }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && renderDialog(() => setOpen(false))}
    </>
  );
}
