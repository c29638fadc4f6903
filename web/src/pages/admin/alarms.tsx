import type { Alarm } from '#contract/alarms.ts';
import { call } from '../../api.ts';
import { AlarmItem } from './alarm-item.tsx';
import { Entries } from './entries.tsx';
import type { Kind } from './entry-list.tsx';

const alarms: Kind<Alarm> = {
  one: 'alarm',
  called: 'Alarms',
  nothing: { open: 'No alarm stands open.', done: 'No alarm is marked as done yet.' },
  async read(show, after, signal) {
    const query = { show, ...(after !== undefined && { after }) };
    const answer = await call('GET /api/admin/alarms', { query, ...(signal && { signal }) });
    if (!answer.ok) return answer;
    return { ok: true, data: { entries: answer.data.alarms, next: answer.data.next } };
  },
  mark: (id, done) => call('PUT /api/admin/alarms/:id', { params: { id }, body: { done } }),
  isOpen: ({ done }) => done === null,
  told: ({ done }) => (done === null ? 'Open again' : 'Marked as done'),
  Item: AlarmItem,
};

export const AdminAlarms = () => (
  <Entries kind={alarms} title="Alarms">
    What is out of the ordinary among the security events. Every admin is mailed of it at once, and again when
    it grows tenfold and after a day while it stands open.
  </Entries>
);
