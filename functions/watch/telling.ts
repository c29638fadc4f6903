import { alarms } from '#contract/alarms.ts';
import { brand } from '#contract/brand.ts';
import { type AlarmRow, hasGrown, listAdminAddresses, tellAlarm } from '../db/alarms.ts';
import type { Bindings } from '../env.ts';
import { alarmMail } from '../mail/alarm-letter.ts';
import { deliver, outgoing, type Sending } from '../mail/outbox.ts';
import { report } from '../report.ts';

/** Mails every admin, and support where nobody else is there or nobody has done anything. */
export async function tell(env: Bindings, alarm: AlarmRow, sending: Sending): Promise<void> {
  const { db, now } = sending;
  const known = await listAdminAddresses(db);
  const news = alarm.tellings === 0 ? 'new' : hasGrown(alarm) ? 'grown' : 'open';
  const isAgain = news === 'open';
  const addresses = new Set(isAgain || known.length === 0 ? [...known, brand.supportEmail] : known);
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
    await deliver(sending, row, mail).catch((error: unknown) =>
      report('cron', `telling of the alarm ${alarms[alarm.kind].what}`, error),
    );
  }
}
