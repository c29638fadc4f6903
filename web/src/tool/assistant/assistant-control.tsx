import { assistantCopy } from '#content/tool/assistant.ts';
import { DialogButton } from '#ui/dialog-button.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';

const AssistantDialog = lazy(() => import('./assistant-dialog.tsx'));

type Props = { label?: string; className?: string };

/** Opens the dialog with the request for the user's own assistant. */
export const AssistantControl = ({ label = assistantCopy.open, className }: Props) => (
  <DialogButton
    label={label}
    className={className}
    renderDialog={(close) => (
      <LazyPart>
        <AssistantDialog onClose={close} />
      </LazyPart>
    )}
  />
);
