import { useId } from 'react';
import { type ContactMessage, type ContactMessages, cutAtUrgent, messageDays } from '#contract/contact.ts';
import { call } from '#api-client';
import { asPage } from '#page-parts/use-pages.ts';
import { buttonClass } from '#ui/button.tsx';
import { momentInWords } from '#words/moments.ts';
import { Entries, type ItemProps, type Kind, untilMarked } from './entries.tsx';
import { MarkAsDone } from './mark-as-done.tsx';

/** Length in characters above which a message is collapsed. */
const shownChars = 400;

const answerTo = ({ email, subject }: ContactMessage) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

function Subject({ subject }: Pick<ContactMessage, 'subject'>) {
  const [before, urgent, ...after] = cutAtUrgent(subject);
  return (
    <>
      {before}
      {urgent !== undefined && <em className="urgent struck semibold">{urgent}</em>}
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

function MessageItem({ entry, busy, onMark }: ItemProps<ContactMessage>) {
  const { at, name, email, subject, message } = entry;
  const headingId = useId();
  return (
    <li className="review stack-3 column" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Subject subject={subject} />
      </h2>
      <p className="soft small">
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

const pageOf = ({ messages: entries, next }: ContactMessages) => ({ entries, next });

const messages: Kind<ContactMessage> = {
  one: 'message',
  called: 'Messages',
  nothing: { open: 'No message needs attention.', done: 'No message is marked as done yet.' },
  read: async (asked) => asPage(await call('GET /api/admin/messages', asked), pageOf),
  mark: (id, done) => call('PUT /api/admin/messages/:id', { params: { id }, body: { done } }),
  ...untilMarked,
  Item: MessageItem,
};

export const AdminMessages = () => (
  <Entries kind={messages} title="Messages to support">
    From the contact form. Answer by email, then mark a message as done; {messageDays.done} days later it is
    deleted.
  </Entries>
);
