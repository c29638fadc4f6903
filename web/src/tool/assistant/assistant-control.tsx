import { useState } from 'react';
import { assistantCopy } from '#content/tool/assistant.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';

const AssistantDialog = lazy(() => import('./assistant-dialog.tsx'));

type Props = { label?: string; className?: string };

/** Opens the dialog with the request for the user's own assistant. */
export function AssistantControl({ label = assistantCopy.open, className = 'tool-button' }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      <LazyPart>{open && <AssistantDialog onClose={() => setOpen(false)} />}</LazyPart>
    </>
  );
}
