import type { ReactNode } from 'react';
import { changeInWords, needsSpelling } from './invisible.ts';
import { Letters } from './letters.tsx';
import type { Mark } from './rows/rows.ts';

/** A proofreader's sign for words that go: a stroke that ends in a loop. */
const Dele = () => (
  <svg className="edit-sign edit-dele" viewBox="0 0 14 20" aria-hidden>
    <path d="M12.5 3C9 4 6 8 5 12c-.7 3-2.6 5-3.6 3.6C.4 14 3 11.500 6 12.300c2.600.7 3 3.700 1.300 5.200" />
  </svg>
);

/** A proofreader's sign for words that come in here. */
const Caret = () => (
  <svg className="edit-sign edit-caret" viewBox="0 0 14 20" aria-hidden>
    <path d="M2.500 18 7 10.500 11.500 18" />
  </svg>
);

/** `number`: its place among all changes, where they are numbered. */
export type MarkState = { kept: boolean; open: boolean; number: number | null };
type Props = MarkState & { mark: Mark };

/** Words of a change as they look; `offset` says where in it they begin. */
type Drawn = (text: string, offset: number) => ReactNode;

const classOf = (base: string, { kept, open }: MarkState) =>
  [base, kept ? '' : 'edit-back', open ? 'edit-open' : ''].filter(Boolean).join(' ');

const NumberMark = ({ number }: { number: number | null }) =>
  number !== null && <sup>{number.toLocaleString('en')}</sup>;

type WordsProps = {
  text: string;
  draw: Drawn;
  spelling: boolean;
  as: 'del' | 'ins' | 'span';
  className?: string;
};

/** White space at the ends is outside the stroke. */
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

/** A change in the source: what the pencil struck, or where it put something in. */
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
 * A change in the result, which opens its card. A `<button>` is a box that does not break across lines as words must, so
 * this is a span in the role of one; the text around it listens for all of them. `struck`: with the words that went.
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
