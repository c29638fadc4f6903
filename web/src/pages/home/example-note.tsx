import type { Change } from '../../content/example.ts';

type Props = {
  change: Change;
  kept: boolean;
  pointedAt: boolean;
  onToggle: (id: string) => void;
  onPoint: (id: string | undefined) => void;
};

export function ExampleNote({ change, kept, pointedAt, onToggle, onPoint }: Props) {
  const { id, before, after, reason } = change;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing only shows where the change stands
    <li
      className={pointedAt ? 'pointed-at' : undefined}
      onMouseEnter={() => onPoint(id)}
      onMouseLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(undefined)}
    >
      <label>
        <input
          id={`change-${id}`}
          type="checkbox"
          checked={kept}
          onChange={() => onToggle(id)}
          aria-labelledby={`words-${id}`}
          aria-describedby={`reason-${id}`}
        />
        <span id={`words-${id}`} className="example-words">
          <span className={kept ? 'struck' : 'stet'}>{before}</span>{' '}
          <span className="visually-hidden">becomes</span>{' '}
          <span className={kept ? 'added' : 'dropped'}>{after}</span>
        </span>
        <span id={`reason-${id}`} className="example-reason">
          {reason}
        </span>
      </label>
    </li>
  );
}
