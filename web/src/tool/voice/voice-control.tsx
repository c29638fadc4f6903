import { voiceCopy } from '#content/tool/voice.ts';
import { DialogButton } from '#ui/dialog-button.tsx';
import { Cross } from '#ui/icons.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { isTowardsStyle } from '#prose/voice/reasons.ts';
import { choose } from '../source/options/choose.ts';
import { humanizer, useWorkspace } from '../workspace/humanizer.ts';
import { isUpToDate, resultIn, type Workspace } from '../workspace/workspace.ts';
import { useKeptVoice, withoutVoice, withVoice } from './kept-voice.ts';

const VoiceDialog = lazy(() => import('./voice-dialog.tsx'));

const match = () => choose(withVoice(humanizer.current().options));

/** Runs at once if a voice is stored, for a button that stands beside its price. */
export function rewriteToMatch() {
  const options = withVoice(humanizer.current().options);
  humanizer.choose(options);
  if (options.voice !== undefined) void humanizer.humanize();
}

const leanNoMore = () => choose(withoutVoice(humanizer.current().options));

/** Whether our rules found nothing to change for the style. Only their reasons name it. */
const hasMatchedNothing = (state: Workspace): boolean =>
  isUpToDate(state) &&
  resultIn(state)?.result.changes.some(
    ({ by, reason }) => (by ?? 'rules') !== 'rules' || isTowardsStyle(reason ?? ''),
  ) === false;

type Props = { label: string; onSaved?: () => void };

/** Opens the dialog for the writing sample. */
export const VoiceButton = ({ label, onSaved = match }: Props) => (
  <DialogButton
    label={label}
    renderDialog={(close) => (
      <LazyPart onError={close}>
        <VoiceDialog match={onSaved} onClose={close} />
      </LazyPart>
    )}
  />
);

/** Buttons to open the writing sample and to switch matching it on or off. */
export function VoiceControl() {
  const kept = useKeptVoice();
  const isMatching = useWorkspace(({ options }) => options.voice !== undefined);
  const label = useWorkspace(hasMatchedNothing) ? voiceCopy.matchedNothing : voiceCopy.matching;
  return (
    <div className="voice-control line">
      <VoiceButton label={isMatching ? label : voiceCopy.open} />
      {isMatching && (
        <button
          type="button"
          className="remove"
          aria-label={voiceCopy.switchOff}
          title={voiceCopy.switchOff}
          onClick={leanNoMore}
        >
          <Cross />
        </button>
      )}
      {kept !== null && !isMatching && (
        <button type="button" className="tool-button" onClick={match}>
          {voiceCopy.switchOn}
        </button>
      )}
    </div>
  );
}
