import { ChangeWords } from './change-words.tsx';

type Props = { before: string; after: string; onDrop: () => void };

/** The card of the user's own edit. */
export const EditCard = ({ before, after, onDrop }: Props) => (
  <>
    <ChangeWords before={before} after={after} kept />
    <p className="card-reason soft small">You wrote this. It’s included when you copy, save or check.</p>
    <div className="card-acts rule-above wrap">
      <button type="button" className="tool-button" data-first onClick={onDrop}>
        Undo my edit
      </button>
    </div>
  </>
);
