import type { UndeliveredMail } from '#contract/mails.ts';
import { call } from '../../api.ts';
import { Entries } from './entries.tsx';
import type { Kind } from './entry-list.tsx';
import { MailItem } from './mail-item.tsx';

const mails: Kind<UndeliveredMail> = {
  one: 'mail',
  called: 'Mails',
  nothing: { open: 'Every mail has gone out.', done: 'No mail is marked as done yet.' },
  async read(show, after, signal) {
    const query = { show, ...(after !== undefined && { after }) };
    const answer = await call('GET /api/admin/mails', { query, ...(signal && { signal }) });
    if (!answer.ok) return answer;
    return { ok: true, data: { entries: answer.data.mails, next: answer.data.next } };
  },
  mark: (id, done) => call('PUT /api/admin/mails/:id', { params: { id }, body: { done } }),
  isOpen: ({ done }) => done === null,
  told: ({ done }) => (done === null ? 'Open again' : 'Marked as done'),
  Item: MailItem,
};

export const AdminMails = () => (
  <Entries kind={mails} title="Undelivered mails">
    Mails that the provider has not taken within a day, or has refused. To whom they are and what they say is
    encrypted.
  </Entries>
);
