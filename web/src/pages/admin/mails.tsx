import { useId } from 'react';
import { deliveryErrors, type UndeliveredMail, type UndeliveredMails } from '#contract/mails.ts';
import { call } from '#api-client';
import { Fact } from '#page-parts/facts.tsx';
import { asPage } from '#page-parts/use-pages.ts';
import { counted } from '#words/figures.ts';
import { momentInWords } from '#words/moments.ts';
import { Entries, type ItemProps, type Kind, untilMarked } from './entries.tsx';
import { MarkAsDone } from './mark-as-done.tsx';

/** Removes the quotation marks around a subject and capitalises it. */
function titleOf(about: string): string {
  const plain = about.replace(/^"|"$/g, '');
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

const outcomeOf = ({ next_try_at }: UndeliveredMail) =>
  next_try_at === null ? 'We will not try again.' : `We will try again on ${momentInWords(next_try_at)}.`;

function MailItem({ entry, busy, onMark }: ItemProps<UndeliveredMail>) {
  const { at, about, tries, delivery_error } = entry;
  const headingId = useId();
  return (
    <li className="review stack-3 column" aria-labelledby={headingId}>
      <h2 id={headingId}>{titleOf(about)}</h2>
      <p>
        {delivery_error !== null && <strong>{deliveryErrors[delivery_error]}</strong>} {outcomeOf(entry)}
      </p>
      <dl className="facts ruled column">
        <Fact name="Written">
          <time dateTime={at}>{momentInWords(at)}</time>
        </Fact>
        <Fact name="Tried">{counted(tries, 'time')}</Fact>
      </dl>
      <MarkAsDone entry={entry} busy={busy} onMark={onMark} headingId={headingId} />
    </li>
  );
}

const pageOf = ({ mails: entries, next }: UndeliveredMails) => ({ entries, next });

const mails: Kind<UndeliveredMail> = {
  one: 'email',
  called: 'Emails',
  nothing: { open: 'Every email has been sent.', done: 'No email is marked as done yet.' },
  read: async (asked) => asPage(await call('GET /api/admin/mails', asked), pageOf),
  mark: (id, done) => call('PUT /api/admin/mails/:id', { params: { id }, body: { done } }),
  ...untilMarked,
  Item: MailItem,
};

export const AdminMails = () => (
  <Entries kind={mails} title="Undelivered emails">
    Emails that the provider has not accepted within a day, or has refused. Recipient and content are
    encrypted.
  </Entries>
);
