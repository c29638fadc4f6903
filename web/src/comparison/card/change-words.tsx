import { needsSpelling } from '../invisible.ts';
import { Letters } from '../letters.tsx';

type Props = { before: string; after: string; kept: boolean };

/** The words before and after a change, side by side. */
export function ChangeWords({ before, after, kept }: Props) {
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
