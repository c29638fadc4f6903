import type { Alarm, Alarms } from '#contract/alarms.ts';
import { call } from '#api-client';
import { asPage } from '#page-parts/use-pages.ts';
import { AlarmItem } from './alarm-item.tsx';
import { Entries, type Kind, untilMarked } from './entries.tsx';

const pageOf = ({ alarms: entries, next }: Alarms) => ({ entries, next });

const alarms: Kind<Alarm> = {
  one: 'alarm',
  called: 'Alarms',
  nothing: { open: 'No alarm is open.', done: 'No alarm is marked as done yet.' },
  read: async (asked) => asPage(await call('GET /api/admin/alarms', asked), pageOf),
  mark: (id, done) => call('PUT /api/admin/alarms/:id', { params: { id }, body: { done } }),
  ...untilMarked,
  Item: AlarmItem,
};

export const AdminAlarms = () => (
  <Entries kind={alarms} title="Alarms">
    Unusual security events. Every admin gets an email immediately, another if the alarm grows tenfold, and
    another after a day if it is still open.
  </Entries>
);
