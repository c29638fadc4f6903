import { readAssistantAnswer } from '#humanizer/assistant/answer.ts';
import { withPassages } from '#humanizer/assistant/passages.ts';
import { requestAgain } from '#humanizer/assistant/request.ts';
import type { Held } from '#contract/humanize.ts';
import { assistantCopy } from '#content/tool/assistant.ts';
import { DialogButton } from '#ui/dialog-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { isRevisedByUser } from '../review/carried.ts';
import { placeNow } from '../reading/place-now.ts';
import { drawnOf } from '../result/drawn.ts';
import { finishedText } from '../review/finished.ts';
import { optionsToSend } from '../workspace/request.ts';
import type { Finished } from '../workspace/workspace.ts';
import { AnswerStep } from './answer-step.tsx';
import { takeOwnRewriting, useStillOpen } from './own-rewriting.ts';
import { RequestStep } from './request-step.tsx';

type Props = { shown: Finished; failed: readonly Held[] };

/** Offers a second request to the assistant, for wordings that changed the meaning. */
export default function AskAgain({ shown, failed }: Props) {
  return (
    <DialogButton
      label={assistantCopy.again(failed.length)}
      renderDialog={(close) => <Again shown={shown} failed={failed} onClose={close} />}
    />
  );
}

function Again({ shown, failed, onClose }: Props & { onClose: () => void }) {
  const { source, options } = shown.asked;
  const wordings = failed.map((held) => ({ ...held, before: source.slice(held.start, held.end) }));
  const request = requestAgain(source, optionsToSend(options), wordings);

  const stillOpen = useStillOpen();

  /** Puts each new wording in the place of its sentence in the current text. */
  async function take(pasted: string): Promise<string | null> {
    const now = drawnOf(shown);
    const passages = wordings
      .map(({ start, end, before }, at) => ({
        number: at + 1,
        start: placeNow(now, start),
        end: placeNow(now, end),
        text: before,
      }))
      .toSorted((one, other) => one.start - other.start);
    const { made, isRequest } = readAssistantAnswer(pasted, passages, [request]);
    if (made.size === 0) return isRequest ? assistantCopy.isRequest : assistantCopy.nothingFound;
    const rewrite = withPassages(finishedText(shown), passages, made);
    const trouble = await takeOwnRewriting({ source, rewrite, options }, stillOpen);
    if (trouble === null) onClose();
    return trouble;
  }

  return (
    <Dialog title={assistantCopy.againTitle} onClose={onClose}>
      <div className="stack-4 small">
        <p>{assistantCopy.againAsk(failed.length)}</p>
        {isRevisedByUser(shown) && <p>{assistantCopy.againOwn}</p>}
        <RequestStep requests={[request]} brief={[request]} />
        <AnswerStep onAnswer={take} />
      </div>
    </Dialog>
  );
}
