import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type Props = {
  title: string;
  confirm: string;
  busy: boolean;
  onSure: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks once more before something is taken away. */
export const Sure = ({ title, confirm, busy, onSure, onClose, children }: Props) => (
  <Dialog title={title} open onClose={onClose}>
    <p>{children}</p>
    <p className="actions">
      <Button busy={busy} onClick={onSure}>
        {confirm}
      </Button>
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
    </p>
  </Dialog>
);
