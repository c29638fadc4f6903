import { alarms } from '#contract/alarms.ts';
import { brand } from '#contract/brand.ts';
import { listAdminAddresses } from '../db/admins.ts';
import { type AlarmRow, hasGrown, listAlarmsToTell, tellAlarm } from '../db/alarms.ts';
import type { Bindings } from '../env.ts';
import { alarmMail } from '../mail/alarm-letter.ts';
import { deliver, outgoing, type Sending } from '../mail/outbox.ts';
import { attempt } from '../turns.ts';

const perRun = 20;

/** Mails every admin, and support where nobody else is there or nobody has done anything. */
async function tell(env: Bindings, alarm: AlarmRow, sending: Sending): Promise<void> {
  const { db, now } = sending;
  const known = await listAdminAddresses(db);
  const news = alarm.tellings === 0 ? 'new' : hasGrown(alarm) ? 'grown' : 'open';
  const addresses = new Set(news === 'open' || known.length === 0 ? [...known, brand.supportEmail] : known);
  const letters = [];
  for (const [place, address] of [...addresses].entries()) {
    const mail = alarmMail(alarm, news, address, brand.origin);
    const id = `alarm:${alarm.id}:${alarm.since.getTime()}:${alarm.tellings}:${alarm.times}:${place}`;
    letters.push({ mail, row: await outgoing(env, mail, id, now) });
  }
  await tellAlarm(
    db,
    alarm,
    letters.map(({ row }) => row),
  );
  for (const { row, mail } of letters) {
    await attempt(`tell of the alarm ${alarms[alarm.kind].what}`, () => deliver(sending, row, mail));
  }
}

export async function tellDue(env: Bindings, sending: Sending): Promise<void> {
  for (const alarm of await listAlarmsToTell(sending.db, sending.now, perRun))
    await attempt('tell admins of an alarm', () => tell(env, alarm, sending));
}
