import { ChangeWords } from './change-words.tsx';

/** Why a sentence is as the person wrote it. */
export const RefusalCard = ({ why }: { why: string | undefined }) => (
  <p className="card-reason soft small">
    Another wording was proposed and not used
    {why === undefined ? ', since something that has to stay would have changed' : `: ${why}`}. The sentence
    stands as you wrote it.
  </p>
);

type Props = { before: string; after: string; onDrop: () => void };

/** Words of the person's own in the result. */
export const EditCard = ({ before, after, onDrop }: Props) => (
  <>
    <ChangeWords before={before} after={after} kept />
    <p className="card-reason soft small">You wrote this. Copy, save, facts and scores take it in.</p>
    <div className="card-acts rule-above wrap">
      <button type="button" className="tool-button" data-first onClick={onDrop}>
        Undo my edit
      </button>
    </div>
  </>
);
