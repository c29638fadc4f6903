import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export function OpenedDialog() {
  const [open, setOpen] = useState(false);
  const [closings, setClosings] = useState(0);
  const close = () => {
    setOpen(false);
    setClosings((count) => count + 1);
  };
  return (
    <>
      <p className="actions">
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      </p>
      <p>Closed {closings} times</p>
      {open && (
        <Dialog title="A page on top of the page" onClose={close}>
          <p>Escape, the cross, a press outside and the button below all close it.</p>
          <p className="actions">
            <Button onClick={close}>Done</Button>
          </p>
        </Dialog>
      )}
    </>
  );
}
