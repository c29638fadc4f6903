import { buttonClass } from '#ui/button.tsx';
import type { HeldItem } from '../../review/held/states.ts';
import { whyInWords } from '../../review/held/in-words.ts';
import { BothWordings } from './both-wordings.tsx';

type Props = {
  source: string;
  doubt: HeldItem;
  /** "1 of 6" */
  place: string;
  isEntry: boolean;
  onEnter: () => void;
  onUse: () => void;
  onKeep: () => void;
  onUndo: () => void;
};

const byWhom = {
  you: 'you',
  model: 'the language model',
  assistant: 'your assistant',
  setting: 'this server’s setting',
};

/** What was decided; empty while it is open. */
function stateInWords({ state, decision }: HeldItem): string {
  const by = byWhom[decision?.by ?? 'you'];
  switch (state) {
    case 'open':
      return '';
    case 'used':
      return `Used by ${by}`;
    case 'kept':
      return decision?.by === 'you' ? 'You kept yours' : `Yours kept by ${by}`;
    case 'taken back':
      return 'Used, then reverted in the text';
    case 'written over':
      return 'You have edited this yourself';
  }
}

/** A doubt: its reason, both wordings, and the buttons to decide. */
export function DoubtCard({ source, doubt, place, isEntry, onEnter, onUse, onKeep, onUndo }: Props) {
  const { index, state } = doubt;
  const why = whyInWords(source, doubt);
  const said = stateInWords(doubt);
  const tabIndex = isEntry ? 0 : -1;
  return (
    <li className="held-item" data-state={state === 'open' ? undefined : 'decided'}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears that the focus has come */}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be one of a form
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys lead to it
        tabIndex={tabIndex}
        className="held-card"
        data-held={index}
        aria-label={`${place}, ${said === '' ? 'to decide' : said}. ${why}`}
        onFocus={onEnter}
      >
        <p className="held-why">{why}</p>
        {state === 'open' && <BothWordings source={source} held={doubt} />}
        {state === 'open' ? (
          <p className="held-acts">
            <button
              type="button"
              className={`${buttonClass('quiet')} button-small`}
              tabIndex={tabIndex}
              aria-keyshortcuts="U"
              onClick={onUse}
            >
              Use it
            </button>
            <button
              type="button"
              className={`${buttonClass('quiet')} button-small`}
              tabIndex={tabIndex}
              aria-keyshortcuts="M"
              onClick={onKeep}
            >
              Keep mine
            </button>
          </p>
        ) : (
          <p className="spread soft fine">
            <span>{said}</span>
            {state !== 'written over' && (
              <button type="button" className="tool-button" tabIndex={tabIndex} onClick={onUndo}>
                Undo
              </button>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
