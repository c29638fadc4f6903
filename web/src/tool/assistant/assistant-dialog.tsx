import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { readAssistantAnswer } from '#humanizer/assistant/answer.ts';
import { passagesOfText, withPassages } from '#humanizer/assistant/passages.ts';
import { requestsFor } from '#humanizer/assistant/request.ts';
import { assistantCopy } from '#content/tool/assistant.ts';
import { Dialog } from '#ui/dialog.tsx';
import { focusResult } from '../layout/places.ts';
import { isRevisedByUser } from '../review/carried.ts';
import { humanizer, useWorkspace } from '../workspace/humanizer.ts';
import { optionsToSend } from '../workspace/request.ts';
import { resultIn } from '../workspace/workspace.ts';
import { AnswerStep } from './answer-step.tsx';
import { takeOwnRewriting, useStillOpen } from './own-rewriting.ts';
import { WhoRewrites } from './who-rewrites.tsx';
import { RequestStep } from './request-step.tsx';

/** A request for the user's own assistant, and the check of its answer. */
export default function AssistantDialog({ onClose }: { onClose: () => void }) {
  const text = useWorkspace((state) => state.text);
  const options = useWorkspace((state) => state.options);
  const isRevised = useWorkspace((state) => {
    const last = resultIn(state);
    return last?.asked.source === text && isRevisedByUser(last);
  });
  const passages = useMemo(() => passagesOfText(text), [text]);
  const [requests, brief] = useMemo(() => {
    const sent = optionsToSend(options);
    return [requestsFor(text, sent), requestsFor(text, sent, 'brief')];
  }, [text, options]);

  /** The wordings from the answers to all parts. */
  const made = useRef(new Map<number, string>());
  const stillOpen = useStillOpen();

  async function take(pasted: string): Promise<string | null> {
    const { current: all } = made;
    const before = all.size;
    const { made: found, isRequest } = readAssistantAnswer(pasted, passages, [...requests, ...brief]);
    if (isRequest) return assistantCopy.isRequest;
    for (const [number, wording] of found) all.set(number, wording);
    if (all.size === 0) return assistantCopy.nothingFound;
    const missing = passages.length - all.size;
    if (requests.length > 1 && missing > 0 && all.size > before)
      return assistantCopy.partRead(all.size, passages.length);
    const rewriting = {
      source: text,
      rewrite: withPassages(text, passages, all),
      options,
      ...(missing > 0 && { notice: assistantCopy.missing(missing, passages.length) }),
    };
    const trouble = await takeOwnRewriting(rewriting, () => stillOpen() && humanizer.current().text === text);
    if (trouble === null) {
      flushSync(onClose);
      focusResult();
    }
    return trouble;
  }

  return (
    <Dialog title={assistantCopy.title} onClose={onClose}>
      <div className="stack-4 small">
        <WhoRewrites />
        {passages.length === 0 ? (
          <p>{text.trim() === '' ? assistantCopy.empty : assistantCopy.nothing}</p>
        ) : (
          <>
            <p>{assistantCopy.ask}</p>
            {isRevised && <p>{assistantCopy.ofOriginal}</p>}
            <RequestStep requests={requests} brief={brief} />
            <AnswerStep onAnswer={take} />
          </>
        )}
      </div>
    </Dialog>
  );
}
