import { useId } from 'react';
import { type Alarm, alarms } from '#contract/alarms.ts';
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
        <div>
          <dt>Since</dt>
          <dd>
            <time dateTime={since}>{momentInWords(since)}</time>
          </dd>
        </div>
        {last_at > since && (
          <div>
            <dt>Last seen</dt>
            <dd>
              <time dateTime={last_at}>{momentInWords(last_at)}</time>
            </dd>
          </div>
        )}
        {most > 0 && (
          <div>
            <dt>Peak</dt>
            <dd>{counted(times, 'time')} within an hour</dd>
          </div>
        )}
        {admin !== null && (
          <div>
            <dt>Admin</dt>
            <dd>{admin}</dd>
          </div>
        )}
        {place !== null && (
          <div>
            <dt>Where</dt>
            <dd>{place}</dd>
          </div>
        )}
      </dl>
      <MarkAsDone entry={entry} busy={busy} onMark={onMark} headingId={headingId} />
    </li>
  );
}
