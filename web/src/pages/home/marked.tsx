import type { Change } from '../../content/example.ts';

type Props = {
  change: Change;
  number: number;
  kept: boolean;
  pointedAt: boolean;
  onPoint: (id: string | undefined) => void;
};

/** A proofreader's mark: struck and added words; or, once taken back, the dots that mean "let it stand". */
export const Marked = ({ change, number, kept, pointedAt, onPoint }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing only shows which reason belongs here
  <label
    htmlFor={`change-${change.id}`}
    className={pointedAt ? 'mark pointed-at' : 'mark'}
    onMouseEnter={() => onPoint(change.id)}
    onMouseLeave={() => onPoint(undefined)}
  >
    {kept ? (
      <>
        <del>{change.before}</del> <ins>{change.after}</ins>
      </>
    ) : (
      <span className="stet">{change.before}</span>
    )}
    <sup aria-hidden>{number}</sup>
  </label>
);
