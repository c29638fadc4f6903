import { inFigures } from '#words/figures.ts';
import type { DrawnChange } from '#comparison/rows/rows.ts';
import { layout } from '../layout/layout.ts';
import { openPlace } from '../layout/places.ts';
import { drawnOf } from '../result/drawn.ts';
import type { Finished } from '../workspace/workspace.ts';

/** Opens the next change of a group. */
export function goToNext(shown: Finished, belongs: (change: DrawnChange, index: number) => boolean) {
  const { open } = layout.current();
  const from = open === null ? 0 : open.index + 1;
  const places = drawnOf(shown).changes.flatMap((change, index) => (belongs(change, index) ? [index] : []));
  const index = places.find((place) => place >= from) ?? places[0];
  if (index !== undefined) openPlace(index, 'step');
}

type Props = {
  name: string;
  /** Accessible name of the switch. */
  label?: string;
  total: number;
  kept: number;
  onNext: () => void;
  onTakeBack: () => void;
  onKeep: () => void;
};

/** A group of changes that is kept or taken back as a whole. A press on its name goes to its next change. */
export const GroupRow = ({
  name,
  label = `Keep: ${name}`,
  total,
  kept,
  onNext,
  onTakeBack,
  onKeep,
}: Props) => (
  <li>
    <button type="button" className="kind-name" onClick={onNext}>
      {name}
    </button>
    <span className="faint numbers">
      {kept < total ? `${inFigures(kept)} of ${inFigures(total)}` : inFigures(total)}
    </span>
    <button
      type="button"
      role="switch"
      className="switch switch-small"
      aria-checked={kept > 0}
      aria-label={label}
      onClick={kept > 0 ? onTakeBack : onKeep}
    />
  </li>
);
