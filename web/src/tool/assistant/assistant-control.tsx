import { useState } from 'react';
import { assistantCopy } from '#content/tool/assistant.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';

const AssistantDialog = lazy(() => import('./assistant-dialog.tsx'));

/** Opens the request for an assistant of the person's own. */
export function AssistantControl() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tool-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {assistantCopy.open}
      </button>
      <LazyPart>{open && <AssistantDialog onClose={() => setOpen(false)} />}</LazyPart>
    </>
  );
}
