import { type ContactMessage, type ContactMessages, messageDays } from '#contract/contact.ts';
import { call } from '#api-client';
import { asPage } from '#page-parts/use-pages.ts';
import { Entries } from './entries.tsx';
import { type Kind, untilMarked } from './entry-list.tsx';
import { MessageItem } from './message-item.tsx';

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
