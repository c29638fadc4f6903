import { type ContactMessage, messageDays } from '#contract/contact.ts';
import { call } from '../../api.ts';
import { Entries } from './entries.tsx';
import type { Kind } from './entry-list.tsx';
import { MessageItem } from './message-item.tsx';

const messages: Kind<ContactMessage> = {
  one: 'message',
  called: 'Messages',
  nothing: { open: 'No message needs attention.', done: 'No message is marked as done yet.' },
  async read(show, after, signal) {
    const query = { show, ...(after !== undefined && { after }) };
    const answer = await call('GET /api/admin/messages', { query, ...(signal && { signal }) });
    if (!answer.ok) return answer;
    return { ok: true, data: { entries: answer.data.messages, next: answer.data.next } };
  },
  mark: (id, done) => call('PUT /api/admin/messages/:id', { params: { id }, body: { done } }),
  isOpen: ({ done }) => done === null,
  told: ({ done }) => (done === null ? 'Open again' : 'Marked as done'),
  Item: MessageItem,
};

export const AdminMessages = () => (
  <Entries kind={messages} title="Messages to support">
    From the contact form. Answer by email, then mark a message as done; {messageDays.done} days later it is
    deleted.
  </Entries>
);
