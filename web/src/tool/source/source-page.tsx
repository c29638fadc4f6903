import { type ReactNode, useState } from 'react';
import { unlimited } from '#contract/plans.ts';
import { useOnline } from '#browser/network.ts';
import { Button } from '#ui/button.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { inFigures } from '#words/figures.ts';
import { CheckButton } from '../check-button.tsx';
import { remainingOf } from '../limits/limits.ts';
import { humanizer, useAllowance, useWorkspace } from '../workspace/humanizer.ts';
import { isUpToDate, resultIn, wordsToSend } from '../workspace/workspace.ts';
import { useTextField } from './text-field.ts';

function HumanizeButton() {
  const words = useWorkspace(wordsToSend);
  const running = useWorkspace(({ run }) => run.phase === 'running');
  const online = useOnline();
  const isDone = useWorkspace(isUpToDate);
  useAllowance();
  const exceeded = useWorkspace(humanizer.block) !== null;
  return (
    <Button
      look={isDone ? 'quiet' : 'primary'}
      busy={running}
      disabled={words === 0}
      data-exceeded={(exceeded && !running) || undefined}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={() => void humanizer.humanize()}
    >
      {running
        ? online
          ? 'Processing...'
          : 'Waiting for the network...'
        : exceeded
          ? 'Limit Exceeded'
          : 'Humanize'}
    </Button>
  );
}

/** 'N / remaining words'; the remaining ones are left out while the account is unknown, instead of “0 / 0”. */
function Counter() {
  const words = useWorkspace(wordsToSend);
  const isPassage = useWorkspace(({ selection }) => selection !== null);
  const isFree = useWorkspace(humanizer.isFree);
  const isDone = useWorkspace((state) => state.text === resultIn(state)?.asked.source);
  const allowance = useAllowance();
  const remaining = allowance === null ? null : remainingOf(allowance);
  const isOver = remaining !== null && remaining !== unlimited && words > remaining;
  const exceeded = isOver && !isFree;
  if (isOver && isFree && isDone) {
    return (
      <p id="word-count" className="counter soft">
        Done. Trying other settings on this text is free
      </p>
    );
  }
  const isKnown = remaining !== null && (words > 0 || remaining !== 0);
  const left = isKnown ? ` / ${remaining === unlimited ? 'Unlimited' : inFigures(remaining)}` : '';
  return (
    <p id="word-count" className="counter nowrap soft numbers" data-exceeded={exceeded || undefined}>
      {/* In one element, because a separate word would move once the rest is known. */}
      {`${inFigures(words)}${isPassage ? ' selected' : ''}${left} words`}
      {exceeded && <span className="visually-hidden">: more than you have left</span>}
    </p>
  );
}

/** Loaded together, after the page. */
const loadParts = () => import('./source-parts.ts');
type Parts = Awaited<ReturnType<typeof loadParts>>;
const part = <Props extends object>(pick: (parts: Parts) => (props: Props) => ReactNode) =>
  lazy(async () => ({ default: pick(await loadParts()) }));
const SourceTools = part((parts) => parts.SourceTools);
const OptionsLine = part((parts) => parts.OptionsLine);
const SourceNotes = part((parts) => parts.SourceNotes);
const DontChange = part((parts) => parts.DontChange);

const placeholder = 'Paste or type text that sounds stiff or machine-written.';

/** The left page. `children` is shown over the field while it is empty. */
export function SourcePage({ children }: { children?: ReactNode }) {
  const { field, ...handlers } = useTextField();
  const [trouble, setTrouble] = useState({ sentence: '', text: '' });
  const isSameText = useWorkspace(({ text }) => text === trouble.text);
  const onTrouble = (sentence: string) => setTrouble({ sentence, text: humanizer.current().text });

  return (
    <div className="page source-page">
      <h2 className="page-title rule-below">
        <label htmlFor="your-text">Your Text</label>
      </h2>
      <div className="page-tools line">
        <LazyPart>
          <SourceTools field={field} onTrouble={onTrouble} />
        </LazyPart>
      </div>
      <div className="row page-line rule-below">
        <LazyPart>
          <OptionsLine />
        </LazyPart>
      </div>
      <div className="source-text">
        <textarea
          ref={field}
          id="your-text"
          dir="auto"
          placeholder={placeholder}
          aria-describedby="word-count"
          autoComplete="off"
          {...handlers}
        />
        {children}
        <LazyPart>
          <SourceNotes field={field} trouble={isSameText ? trouble.sentence : ''} onTrouble={onTrouble} />
        </LazyPart>
      </div>
      <div className="row page-more rule-above dont-change">
        <LazyPart>
          <DontChange />
        </LazyPart>
      </div>
      <div className="row page-foot rule-above source-foot">
        <Counter />
        <div className="foot-actions">
          <CheckButton kind="input" />
          <HumanizeButton />
        </div>
      </div>
    </div>
  );
}
