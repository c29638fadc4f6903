import { useId } from 'react';
import { type Alarm, alarms } from '#contract/alarms.ts';
import { Fact } from '#page-parts/facts.tsx';
import { counted } from '#words/figures.ts';
import { momentInWords } from '#words/moments.ts';
import type { ItemProps } from './entries.tsx';
import { MarkAsDone } from './mark-as-done.tsx';

export function AlarmItem({ entry, busy, onMark }: ItemProps<Alarm>) {
  const { kind, since, last_at, times, admin, place } = entry;
  const { most, what, next } = alarms[kind];
  const headingId = useId();
  return (
    <li className="review stack-3 column" aria-labelledby={headingId}>
      <h2 id={headingId}>{what}</h2>
      <p>{next}</p>
      <dl className="facts ruled column">
        <Fact name="Since">
          <time dateTime={since}>{momentInWords(since)}</time>
        </Fact>
        {last_at > since && (
          <Fact name="Last seen">
            <time dateTime={last_at}>{momentInWords(last_at)}</time>
          </Fact>
        )}
        {most > 0 && <Fact name="Peak">{counted(times, 'time')} within an hour</Fact>}
        {admin !== null && <Fact name="Admin">{admin}</Fact>}
        {place !== null && <Fact name="Where">{place}</Fact>}
      </dl>
      <MarkAsDone entry={entry} busy={busy} onMark={onMark} headingId={headingId} />
    </li>
  );
}
