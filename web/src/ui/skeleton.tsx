type Props = { label: string; lines?: number };

/** Holds the space of text that is loading; the label is for screen readers. */
export function Skeleton({ label, lines = 3 }: Props) {
  return (
    <output className="skeleton">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton-line" aria-hidden />
      ))}
    </output>
  );
}
