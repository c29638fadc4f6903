import type { ReactNode } from 'react';
import { inFigures } from '#words/figures.ts';
import { changeInWords, needsSpelling } from './invisible.ts';
import { Letters } from './letters.tsx';
import type { Mark } from './rows/rows.ts';

/** A proofreader's mark for deleted words: a stroke that ends in a loop. */
const Dele = () => (
  <svg className="edit-sign edit-dele" viewBox="0 0 14 20" aria-hidden>
    <path d="M12.5 3C9 4 6 8 5 12c-.7 3-2.6 5-3.6 3.6C.4 14 3 11.500 6 12.300c2.600.7 3 3.700 1.300 5.200" />
  </svg>
);

/** A proofreader's mark for inserted words. */
const Caret = () => (
  <svg className="edit-sign edit-caret" viewBox="0 0 14 20" aria-hidden>
    <path d="M2.500 18 7 10.500 11.500 18" />
  </svg>
);

/** `number`: its position among all changes, if they are numbered. */
export type MarkState = { kept: boolean; open: boolean; number: number | null };
type Props = MarkState & { mark: Mark };

/** Renders words of a change; `offset` is where in it they begin. */
type Drawn = (text: string, offset: number) => ReactNode;

const classOf = (base: string, { kept, open }: MarkState) =>
  [base, kept ? '' : 'edit-back', open ? 'edit-open' : ''].filter(Boolean).join(' ');

const NumberMark = ({ number }: { number: number | null }) =>
  number !== null && <sup>{inFigures(number)}</sup>;

type WordsProps = {
  text: string;
  draw: Drawn;
  spelling: boolean;
  as: 'del' | 'ins' | 'span';
  className?: string;
};

/** Renders words of a change. White space at the ends is outside the stroke. */
function Words({ text, draw, spelling, as: As, className }: WordsProps) {
  const words = spelling ? text : text.trim();
  const from = text.indexOf(words);
  return (
    <>
      {text.slice(0, from)}
      <As className={className} data-letters={spelling ? words : undefined}>
        {spelling ? <Letters text={words} spelling /> : draw(words, from)}
      </As>
    </>
  );
}

const spaceAfter = (text: string, spelling: boolean) => (spelling ? '' : text.slice(text.trimEnd().length));

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
        {before === '' && <Caret />}
        {before !== '' && state.kept && <Words as="del" text={before} draw={words} spelling={spelling} />}
        {before !== '' && !state.kept && (
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
  const isApart = struck && before !== '' && /^[\p{L}\p{N}]/u.test(after);
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
          {kept && struck && before !== '' && (
            <Words as="del" text={before} draw={wordsBefore} spelling={spelling} />
          )}
          {kept && !struck && after === '' && <Dele />}
          {kept && after !== '' && (
            <Words
              as="ins"
              {...(isApart && { className: 'edit-apart' })}
              text={after}
              draw={wordsAfter}
              spelling={spelling}
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
      {kept && struck && after === '' && <del className="edit-space">{spaceAfter(before, spelling)}</del>}
      {spaceAfter(kept ? after : before, spelling)}
    </>
  );
}
