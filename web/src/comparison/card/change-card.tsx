import { useState } from 'react';
import { reword } from '#content/tool/reword.ts';
import type { Proposer } from '#contract/humanize.ts';
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
  onReword: (() => void) | null;
  /** Null where there is no room on the list of what to leave alone. */
  onNever: (() => void) | null;
};

const withoutReason: Record<Proposer, string> = {
  rules: 'A rule proposed this; it gives no reason.',
  model: 'A language model rewrote this passage. Every word that carries meaning was compared with yours.',
  own: 'This is your rewriting. Every word that carries meaning was compared with the source.',
  upstream:
    'The service that rewrote the text gives no reasons. Names, numbers and quotations were compared.',
};

export function ChangeCard({ change, onToggle, onChoose, onReword, onNever }: Props) {
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
          {kept ? 'Take it back' : 'Make it again'}
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
        {onReword && (
          <button type="button" className="tool-button" onClick={onReword}>
            {reword.more}
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
