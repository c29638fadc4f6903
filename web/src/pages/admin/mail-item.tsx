import { useId } from 'react';
import { mailTroubles, type UndeliveredMail } from '#contract/mails.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../words/figures.ts';
import { dayInWords, momentInWords } from '../../words/moments.ts';
import type { ItemProps } from './entry-list.tsx';

/** A subject stands between quotation marks. */
function titleOf(about: string): string {
  const plain = about.replace(/^"|"$/g, '');
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

const outcomeOf = ({ next_try_at }: UndeliveredMail) =>
  next_try_at === null
    ? 'It will not be tried again.'
    : `It is tried again on ${momentInWords(next_try_at)}.`;

export function MailItem({ entry, busy, onMark }: ItemProps<UndeliveredMail>) {
  const { id, at, about, tries, trouble, done } = entry;
  const headingId = useId();
  return (
    <li className="review" aria-labelledby={headingId}>
      <h2 id={headingId}>{titleOf(about)}</h2>
      <p>
        {trouble !== null && <strong>{mailTroubles[trouble]}</strong>} {outcomeOf(entry)}
      </p>
      <dl className="facts">
        <div>
          <dt>Written</dt>
          <dd>
            <time dateTime={at}>{momentInWords(at)}</time>
          </dd>
        </div>
        <div>
          <dt>Tried</dt>
          <dd>{counted(tries, 'time')}</dd>
        </div>
      </dl>
      {done !== null && (
        <p>
          Done by {done.by} on {dayInWords(done.at)}.
        </p>
      )}
      <p className="actions">
        <Button
          look="quiet"
          busy={busy}
          aria-describedby={headingId}
          onClick={() => onMark(id, done === null)}
        >
          {done === null ? 'Done' : 'Open Again'}
        </Button>
      </p>
    </li>
  );
}
