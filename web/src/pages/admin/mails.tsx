import type { UndeliveredMail, UndeliveredMails } from '#contract/mails.ts';
import { call } from '#api-client';
import { asPage } from '#page-parts/use-pages.ts';
import { Entries } from './entries.tsx';
import { type Kind, untilMarked } from './entry-list.tsx';
import { MailItem } from './mail-item.tsx';

const pageOf = ({ mails: entries, next }: UndeliveredMails) => ({ entries, next });

const mails: Kind<UndeliveredMail> = {
  one: 'mail',
  called: 'Mails',
  nothing: { open: 'Every mail has gone out.', done: 'No mail is marked as done yet.' },
  read: async (asked) => asPage(await call('GET /api/admin/mails', asked), pageOf),
  mark: (id, done) => call('PUT /api/admin/mails/:id', { params: { id }, body: { done } }),
  ...untilMarked,
  Item: MailItem,
};

export const AdminMails = () => (
  <Entries kind={mails} title="Undelivered mails">
    Mails that the provider has not taken within a day, or has refused. To whom they are and what they say is
    encrypted.
  </Entries>
);
