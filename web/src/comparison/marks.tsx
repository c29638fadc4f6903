import { inFigures } from '#words/figures.ts';
import { Caret, ChangedWords, type Drawn, SpaceBehind, spaceAfter, Words } from './changed-words.tsx';
import { changeInWords, needsSpelling } from './invisible.ts';
import type { Mark } from './rows/rows.ts';

/** `number`: its position among all changes, if they are numbered. */
export type MarkState = { kept: boolean; open: boolean; number: number | null };
type Props = MarkState & { mark: Mark };

const classOf = (base: string, { kept, open }: MarkState) =>
  [base, kept ? '' : 'edit-back', open ? 'edit-open' : ''].filter(Boolean).join(' ');

const NumberMark = ({ number }: { number: number | null }) =>
  number !== null && <sup>{inFigures(number)}</sup>;

/** A change in the source: the struck words, or a caret where words were inserted. */
export function SourceEdit({ mark, words, ...state }: Props & { words: Drawn }) {
  const { index, before, after } = mark;
  const spelling = needsSpelling(before, after);
  return (
    <>
      <span
        className={classOf(mark.mine ? 'edit-source edit-mine' : 'edit-source', state)}
        data-change={index}
      >
        {state.kept || before === '' ? (
          <ChangedWords before={before} after={after} shown="before" wordsBefore={words} wordsAfter={words} />
        ) : (
          <Words as="span" className="edit-undone" text={before} draw={words} spelling={spelling} />
        )}
        <NumberMark number={state.number} />
      </span>
      {spaceAfter(before, spelling)}
    </>
  );
}

type ResultProps = Props & { current: boolean; struck: boolean; wordsBefore: Drawn; wordsAfter: Drawn };

/**
 * A change in the result, which opens its card. It is a span with the role of a button, since a `<button>` does not break across
 * lines; the text around it handles the events of all marks. `struck`: shows the deleted words too.
 */
export function ResultEdit({ mark, current, struck, wordsBefore, wordsAfter, ...state }: ResultProps) {
  const { index, before, after } = mark;
  const { kept, open, number } = state;
  const spelling = needsSpelling(before, after);
  const shown = struck ? 'both' : 'after';
  return (
    <>
      <span
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a mark among marks
        role="button"
        tabIndex={current ? 0 : -1}
        className={classOf(mark.mine ? 'edit edit-mine' : 'edit', state)}
        data-change={index}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        <span aria-hidden>
          {kept && (
            <ChangedWords
              before={before}
              after={after}
              shown={shown}
              wordsBefore={wordsBefore}
              wordsAfter={wordsAfter}
            />
          )}
          {!kept && before !== '' && (
            <Words as="span" className="edit-undone" text={before} draw={wordsBefore} spelling={spelling} />
          )}
          {!kept && before === '' && <Caret />}
          <NumberMark number={number} />
        </span>
        <span className="visually-hidden">
          {mark.mine ? 'Your edit: ' : ''}
          {changeInWords(before, after)}
          {kept ? '' : ', reverted'}
        </span>
        {mark.mine && (
          <span className="edit-who pencil" aria-hidden>
            you
          </span>
        )}
      </span>
      {kept ? <SpaceBehind {...mark} shown={shown} /> : spaceAfter(before, spelling)}
    </>
  );
}
