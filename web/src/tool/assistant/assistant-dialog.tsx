import { useMemo } from 'react';
import { readAssistantAnswer } from '#humanizer/assistant/answer.ts';
import { passagesOfText, withPassages } from '#humanizer/assistant/passages.ts';
import { requestsFor } from '#humanizer/assistant/request.ts';
import { assistantCopy } from '#content/tool/assistant.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useWorkspace } from '../workspace/humanizer.ts';
import { optionsToSend } from '../workspace/request.ts';
import { AnswerStep } from './answer-step.tsx';
import { takeOwnRewriting } from './own-rewriting.ts';
import { RequestStep } from './request-step.tsx';

/** A request for an assistant of the person's own, and the check of what it answers. */
export default function AssistantDialog({ onClose }: { onClose: () => void }) {
  const text = useWorkspace((state) => state.text);
  const options = useWorkspace((state) => state.options);
  const passages = useMemo(() => passagesOfText(text), [text]);
  const [requests, brief] = useMemo(() => {
    const sent = optionsToSend(options);
    return [requestsFor(text, sent), requestsFor(text, sent, 'brief')];
  }, [text, options]);

  async function take(pasted: string): Promise<string | null> {
    const { made, missing } = readAssistantAnswer(pasted, passages);
    if (made.size === 0) return assistantCopy.nothingFound;
    const trouble = await takeOwnRewriting({
      source: text,
      rewrite: withPassages(text, passages, made),
      options,
      ...(missing.length > 0 && { notice: assistantCopy.missing(missing.length, passages.length) }),
    });
    if (trouble === null) onClose();
    return trouble;
  }

  return (
    <Dialog title={assistantCopy.title} open onClose={onClose}>
      <div className="stack-4 small">
        {passages.length === 0 ? (
          <p>{assistantCopy.empty}</p>
        ) : (
          <>
            <p>{assistantCopy.ask}</p>
            <RequestStep requests={requests} brief={brief} />
            <AnswerStep onAnswer={take} />
          </>
        )}
      </div>
    </Dialog>
  );
}
