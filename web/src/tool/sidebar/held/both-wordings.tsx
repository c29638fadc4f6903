import type { Held } from '#contract/humanize.ts';
import { markedIn } from '../../review/held/marked.ts';

/** The source's wording and the proposed one, the words in question marked in both. */
export function BothWordings({ source, held }: { source: string; held: Held }) {
  const { start, end, after, seen } = held;
  const before = markedIn(
    source.slice(start, end),
    seen.map((each) => ({ start: each.before.start - start, end: each.before.end - start })),
  );
  const proposed = markedIn(
    after,
    seen.map((each) => each.after),
  );
  return (
    <dl className="held-wordings">
      <dt>Yours</dt>
      <dd>{start === end ? <i>nothing here</i> : before.map(drawn('del'))}</dd>
      <dt>Proposed</dt>
      <dd>{after === '' ? <i>left out</i> : proposed.map(drawn('ins'))}</dd>
    </dl>
  );
}

const drawn =
  (As: 'del' | 'ins') =>
  ({ at, text, isMarked }: ReturnType<typeof markedIn>[number]) =>
    isMarked ? (
      <mark key={at} data-of={As}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    );
