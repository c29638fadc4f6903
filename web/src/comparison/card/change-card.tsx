import { type ReactNode, useState } from 'react';
import type { Proposer } from '#contract/humanize.ts';
import { editOffer } from '#content/tool/edit-offer.ts';
import { ChangeWords } from './change-words.tsx';

type CardChange = {
  before: string;
  after: string;
  kept: boolean;
  reason: string | null;
  by: Proposer;
  /** The wording in use while the change is kept. */
  chosen: string;
  /** All possible wordings, the engine's own choice first. */
  wordings: readonly string[];
};

type Props = {
  change: CardChange;
  onToggle: () => void;
  onChoose: (wording: string) => void;
  rewording: ReactNode;
  /** Null if the list of words to leave unchanged is full, and for a recast sentence. */
  onNever: (() => void) | null;
  /** Opens the text at a recast sentence: a press on its unchanged words opens the card. */
  onEdit: (() => void) | null;
};

const withoutReason: Record<Proposer, string> = {
  rules: 'One of our rules suggested this.',
  model: 'A language model rewrote this passage. We compared its meaning with yours, word by word.',
  own: 'This is your own version. We compared its meaning with the original, word by word.',
  upstream:
    'The service that rewrote the text gives no reasons. Names, numbers and quotations were compared.',
};

export function ChangeCard({ change, onToggle, onChoose, rewording, onNever, onEdit }: Props) {
  const { before, after, kept, reason, by, chosen, wordings } = change;
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <ChangeWords before={before} after={after} kept={kept} />
      <p className="card-reason soft small">{reason ?? withoutReason[by]}</p>
      {choosing && (
        <fieldset className="card-wordings">
          <legend className="visually-hidden">Other wordings</legend>
          {wordings.map((wording) => (
            <label key={wording}>
              <input
                type="radio"
                name="wording"
                checked={kept && wording === chosen}
                onChange={() => onChoose(wording)}
              />
              {wording.trim() === '' ? <i>left out</i> : wording.trim()}
            </label>
          ))}
        </fieldset>
      )}
      <div className="card-acts rule-above wrap">
        <button type="button" className="tool-button" data-first onClick={onToggle}>
          {kept ? 'Revert' : 'Reapply'}
        </button>
        {wordings.length > 1 && (
          <button
            type="button"
            className="tool-button"
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          >
            Other wordings
          </button>
        )}
        {rewording}
        {onEdit && (
          <button type="button" className="tool-button card-never" onClick={onEdit}>
            {editOffer.button}
          </button>
        )}
        {onNever && (
          <button type="button" className="tool-button card-never" onClick={onNever}>
            Never change this
          </button>
        )}
      </div>
    </>
  );
}
