import { type ReactNode, useId } from 'react';

type Props = { title: string; id?: string; note?: ReactNode; children: ReactNode };

/** A section of a page: its heading is in the margin of a wide screen, above the text on a narrow one. */
export function Section({ title, id, note, children }: Props) {
  const generated = useId();
  const headingId = id ?? generated;
  return (
    <section className="section rule-above" aria-labelledby={headingId}>
      <div className="section-margin">
        <h2 id={headingId} tabIndex={id === undefined ? undefined : -1}>
          {title}
        </h2>
        {note}
      </div>
      <div className="section-text">{children}</div>
    </section>
  );
}
