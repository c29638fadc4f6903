import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { lazy } from '#ui/lazy.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { CheckButton } from '../check-button.tsx';
import { humanizer } from '../workspace/humanizer.ts';
import { Counter } from './counter.tsx';
import { HumanizeButton } from './humanize-button.tsx';
import { useTextField } from './field/text-field.ts';

/** They come together, once the page stands. */
const loadParts = () => import('./source-parts.ts');
type Parts = Awaited<ReturnType<typeof loadParts>>;
const part = <Props extends object>(pick: (parts: Parts) => (props: Props) => ReactNode) =>
  lazy(async () => ({ default: pick(await loadParts()) }));
const SourceTools = part((parts) => parts.SourceTools);
const OptionsLine = part((parts) => parts.OptionsLine);
const SourceNotes = part((parts) => parts.SourceNotes);
const LeaveAlone = part((parts) => parts.LeaveAlone);

const placeholder = 'Paste or write English that came out stiffer than you meant it.';

function follow(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void humanizer.humanize();
}

/** The left page. `children` lies over the field while it is empty. */
export function SourcePage({ children }: { children?: ReactNode }) {
  const { field, ...handlers } = useTextField();
  const [trouble, setTrouble] = useState('');

  return (
    <div className="page source-page">
      <h2 className="page-title">
        <label htmlFor="your-text">Your Text</label>
      </h2>
      <div className="page-tools">
        <LazyPart>
          <SourceTools field={field} onTrouble={setTrouble} />
        </LazyPart>
      </div>
      <div className="row page-line">
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
          onKeyDown={follow}
        />
        {children}
        <LazyPart>
          <SourceNotes field={field} trouble={trouble} onTrouble={setTrouble} />
        </LazyPart>
      </div>
      <div className="row page-more leave-alone">
        <LazyPart>
          <LeaveAlone />
        </LazyPart>
      </div>
      <div className="row page-foot source-foot">
        <Counter />
        <div className="foot-actions">
          <CheckButton kind="input" />
          <HumanizeButton />
        </div>
      </div>
    </div>
  );
}
