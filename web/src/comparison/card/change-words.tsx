import { partsOf } from '#prose/text/changes/parts.ts';
import { ChangedWords } from '../changed-words.tsx';
import { needsSpelling } from '../invisible.ts';
import { Letters } from '../letters.tsx';

type Props = { before: string; after: string; kept: boolean };

const asIs = (text: string) => text;

/** The words before and after a change, side by side; those of a recast sentence in their places. */
export function ChangeWords({ before, after, kept }: Props) {
  if (!kept || partsOf({ before, after }).length === 1)
    return <OneWording before={before} after={after} kept={kept} />;
  return (
    <p className="card-words">
      <span className="visually-hidden">
        Before: {before}. After: {after}
      </span>
      <span aria-hidden>
        <ChangedWords before={before} after={after} shown="both" wordsBefore={asIs} wordsAfter={asIs} />
      </span>
    </p>
  );
}

function OneWording({ before, after, kept }: Props) {
  const spelling = needsSpelling(before, after);
  const words = (text: string) => (spelling ? text : text.trim());
  return (
    <p className="card-words">
      {before !== '' && (
        <span className={kept ? 'edit-struck struck' : 'edit-undone'}>
          <span className="visually-hidden">Before: </span>
          <Letters text={words(before)} spelling={spelling} />
        </span>
      )}
      {before !== '' && <i aria-hidden> → </i>}
      <span className={kept && after !== '' ? 'edit-added' : 'card-faint faint'}>
        <span className="visually-hidden">After: </span>
        {after === '' ? 'left out' : <Letters text={words(after)} spelling={spelling} />}
      </span>
    </p>
  );
}
