import { useId } from 'react';
import { type ContactMessage, cutAtUrgent } from '#contract/contact.ts';
import { buttonClass } from '#ui/button.tsx';
import { momentInWords } from '#words/moments.ts';
import type { ItemProps } from './entry-list.tsx';
import { MarkAsDone } from './mark-as-done.tsx';

/** A longer message is folded. */
const shownChars = 400;

const answerTo = ({ email, subject }: ContactMessage) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

function Subject({ subject }: Pick<ContactMessage, 'subject'>) {
  const [before, urgent, ...after] = cutAtUrgent(subject);
  return (
    <>
      {before}
      {urgent !== undefined && <em className="urgent">{urgent}</em>}
      {after.join('')}
    </>
  );
}

function Text({ message }: { message: string }) {
  if (message.length <= shownChars) return <p className="message-text">{message}</p>;
  return (
    <details className="message-folded">
      <summary>
        {message.slice(0, shownChars / 2).trimEnd()} …<span> Read the whole message</span>
      </summary>
      <p className="message-text">{message}</p>
    </details>
  );
}

export function MessageItem({ entry, busy, onMark }: ItemProps<ContactMessage>) {
  const { at, name, email, subject, message } = entry;
  const headingId = useId();
  return (
    <li className="review" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Subject subject={subject} />
      </h2>
      <p className="message-from">
        <bdi>{name}</bdi>, <code>{email}</code>, <time dateTime={at}>{momentInWords(at)}</time>
      </p>
      <Text message={message} />
      <MarkAsDone entry={entry} busy={busy} onMark={onMark} headingId={headingId}>
        <a href={answerTo(entry)} className={buttonClass('quiet')} aria-describedby={headingId}>
          Answer
        </a>
      </MarkAsDone>
    </li>
  );
}
