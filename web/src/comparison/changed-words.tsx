import { Fragment, type ReactNode } from 'react';
import { type ChangedPart, partsOf } from '#prose/text/changes/parts.ts';
import { needsSpelling } from './invisible.ts';
import { Letters } from './letters.tsx';

/** A proofreader's mark for deleted words: a stroke that ends in a loop. */
const Dele = () => (
  <svg className="edit-sign edit-dele" viewBox="0 0 14 20" aria-hidden>
    <path d="M12.5 3C9 4 6 8 5 12c-.7 3-2.6 5-3.6 3.6C.4 14 3 11.500 6 12.300c2.600.7 3 3.700 1.300 5.200" />
  </svg>
);

/** A proofreader's mark for inserted words. */
export const Caret = () => (
  <svg className="edit-sign edit-caret" viewBox="0 0 14 20" aria-hidden>
    <path d="M2.500 18 7 10.500 11.500 18" />
  </svg>
);

/** Renders words of a change; `offset` is where in its wording they begin. `same`: they are unchanged ones between its parts. */
export type Drawn = (text: string, offset: number, same?: boolean) => ReactNode;

type WordsProps = {
  text: string;
  /** Where in the wording of the change the text begins. */
  at?: number;
  draw: Drawn;
  spelling: boolean;
  as: 'del' | 'ins' | 'span';
  className?: string;
  /** The text is not part of the current one, nor is the white space before it. */
  isCut?: boolean;
};

/** Renders words of a change. White space at the ends is outside the stroke. */
export function Words({ text, at = 0, draw, spelling, as: As, className, isCut = false }: WordsProps) {
  const words = spelling ? text : text.trim();
  const from = text.indexOf(words);
  return (
    <>
      {isCut && from > 0 ? <span className="edit-cut">{text.slice(0, from)}</span> : text.slice(0, from)}
      <As className={className} data-letters={spelling ? words : undefined}>
        {spelling ? <Letters text={words} spelling /> : draw(words, at + from)}
      </As>
    </>
  );
}

export const spaceAfter = (text: string, spelling: boolean) =>
  spelling ? '' : text.slice(text.trimEnd().length);

/** Whether a change is shown with its words in the source, those in the result, or both. */
type Shown = 'before' | 'after' | 'both';

type PartProps = { part: ChangedPart; shown: Shown; wordsBefore: Drawn; wordsAfter: Drawn };

function Part({ part: { at, to, before, after }, shown, wordsBefore, wordsAfter }: PartProps) {
  const spelling = needsSpelling(before, after);
  const isApart = shown === 'both' && before !== '' && /^[\p{L}\p{N}]/u.test(after);
  return (
    <>
      {shown !== 'after' && before !== '' && (
        <Words
          as="del"
          isCut={shown === 'both'}
          text={before}
          at={at}
          draw={wordsBefore}
          spelling={spelling}
        />
      )}
      {shown === 'before' && before === '' && <Caret />}
      {shown === 'after' && after === '' && <Dele />}
      {shown !== 'before' && after !== '' && (
        <Words
          as="ins"
          {...(isApart && { className: 'edit-apart' })}
          text={after}
          at={to}
          draw={wordsAfter}
          spelling={spelling}
        />
      )}
    </>
  );
}

type Change = { before: string; after: string; shown: Shown };

/** The white space behind a change, which is not part of its mark. */
export function SpaceBehind({ before, after, shown }: Change) {
  const spelling = needsSpelling(before, after);
  if (shown === 'before') return spaceAfter(before, spelling);
  return (
    <>
      {shown === 'both' && after === '' && <del className="edit-space">{spaceAfter(before, spelling)}</del>}
      {spaceAfter(after, spelling)}
    </>
  );
}

/** The words that a change replaces and the new ones, with the unchanged words of the sentence between them. */
export function ChangedWords({ before, after, ...words }: Change & Omit<PartProps, 'part'>) {
  const { shown, wordsBefore, wordsAfter } = words;
  const parts = partsOf({ before, after });
  const same = (text: string, at: number, to: number): ReactNode =>
    shown === 'before' ? wordsBefore(text, at, true) : wordsAfter(text, to, true);
  return parts.map((part, index) => {
    const at = part.at + part.before.length;
    const next = parts[index + 1];
    const behind = next === undefined ? before.slice(at).trimEnd() : before.slice(at, next.at);
    return (
      <Fragment key={`${part.at} ${part.to}`}>
        {index === 0 && same(before.slice(0, part.at), 0, 0)}
        <Part part={part} {...words} />
        {behind !== '' && <SpaceBehind {...part} shown={shown} />}
        {same(behind, at, part.to + part.after.length)}
      </Fragment>
    );
  });
}
