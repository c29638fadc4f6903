import { useId } from 'react';
import { deliveryErrors, type UndeliveredMail } from '#contract/mails.ts';
import { counted } from '../../words/figures.ts';
import { momentInWords } from '../../words/moments.ts';
import type { ItemProps } from './entry-list.tsx';
import { MarkAsDone } from './mark-as-done.tsx';

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
  const { at, about, tries, delivery_error } = entry;
  const headingId = useId();
  return (
    <li className="review" aria-labelledby={headingId}>
      <h2 id={headingId}>{titleOf(about)}</h2>
      <p>
        {delivery_error !== null && <strong>{deliveryErrors[delivery_error]}</strong>} {outcomeOf(entry)}
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
      <MarkAsDone entry={entry} busy={busy} onMark={onMark} headingId={headingId} />
    </li>
  );
}
