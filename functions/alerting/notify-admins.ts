import { alarms } from '#contract/alarms.ts';
import { brand } from '#contract/brand.ts';
import { listAdminAddresses } from '#db/admins.ts';
import { type AlarmRow, hasGrown, listAlarmsToNotify, markNotified } from '#db/alarms.ts';
import type { Bindings } from '#env.ts';
import { alarmMail } from '#mail/templates/alarm.ts';
import { deliver, outgoing, type Sending } from '#mail/outbox.ts';
import { attempt } from '#observability/logs.ts';

const perRun = 20;

/** Mails every admin, and support if there is no admin or the alarm has been open for a day. */
async function notify(env: Bindings, alarm: AlarmRow, sending: Sending): Promise<void> {
  const { db, now } = sending;
  const known = await listAdminAddresses(db);
  const news = alarm.notifications === 0 ? 'new' : hasGrown(alarm) ? 'grown' : 'open';
  const addresses = new Set(news === 'open' || known.length === 0 ? [...known, brand.supportEmail] : known);
  const outgoingMails = [];
  for (const [place, address] of [...addresses].entries()) {
    const mail = alarmMail(alarm, news, address, brand.origin);
    const id = `alarm:${alarm.id}:${alarm.since.getTime()}:${alarm.notifications}:${alarm.times}:${place}`;
    outgoingMails.push({ mail, row: await outgoing(env, mail, id, now) });
  }
  await markNotified(
    db,
    alarm,
    outgoingMails.map(({ row }) => row),
  );
  for (const { row, mail } of outgoingMails) {
    await attempt(`notify of the alarm ${alarms[alarm.kind].what}`, () => deliver(sending, row, mail));
  }
}

export async function notifyDue(env: Bindings, sending: Sending): Promise<void> {
  for (const alarm of await listAlarmsToNotify(sending.db, sending.now, perRun))
    await attempt('notify admins of an alarm', () => notify(env, alarm, sending));
}
