import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { RewordResult } from '#contract/reword.ts';
import { reword } from '#content/tool/reword.ts';
import type { Finished } from '../review/finished.ts';
import { humanizer } from '../workspace/humanizer.ts';
import { type AskedSentence, askReword } from './ask-reword.ts';
import { withEarlierWordings } from './earlier-wordings.ts';

type Props = {
  asked: AskedSentence;
  /** The result that the sentence is in, if it is not in the source. */
  finished?: Finished;
  /** Called with the text that contains the chosen wording, and the offset at which the wording ends. */
  onUse: (text: string, end: number) => void;
  onClose: () => void;
};

type State = { at: 'asking' } | { at: 'found'; found: RewordResult } | { at: 'failed'; error: string };

/** A panel over the end of a text, with other wordings of a sentence to choose from. */
export default function SentenceWordings({ asked, finished, onUse, onClose }: Props) {
  const [state, setState] = useState<State>({ at: 'asking' });
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    void askReword(asked, signal).then((answer) => {
      if (signal.aborted) return;
      setState(answer.ok ? { at: 'found', found: answer.data } : { at: 'failed', error: answer.error });
    });
    return () => asking.abort();
  }, [asked]);

  // Moves the focus to the wordings.
  const { at } = state;
  useEffect(() => {
    const first = at === 'found' ? '.sentence-wording, button' : 'button';
    panel.current?.querySelector<HTMLElement>(first)?.focus();
  }, [at]);

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  function use({ start, end }: RewordResult, wording: string) {
    onUse(asked.text.slice(0, start) + wording + asked.text.slice(end), start + wording.length);
  }

  const found = useMemo(() => {
    if (state.at !== 'found') return null;
    return finished ? withEarlierWordings(state.found, finished, humanizer.current().order) : state.found;
  }, [state, finished]);
  const notice = state.at === 'failed' ? state.error : found?.notice;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <section
      ref={panel}
      className="edit-offer sentence-wordings rule-above"
      aria-label={reword.title}
      onKeyDown={closeByKey}
    >
      {found && <q className="soft small">{asked.text.slice(found.start, found.end)}</q>}
      <output className="soft small">{state.at === 'asking' ? reword.asking : notice}</output>
      {found?.wordings.map(({ text, reason }) => (
        <button key={text} type="button" className="sentence-wording" onClick={() => use(found, text)}>
          {text} <span className="soft fine">{reason}</span>
        </button>
      ))}
      <button type="button" className="tool-button" onClick={onClose}>
        {reword.close}
      </button>
    </section>
  );
}
