import { before, day, hour } from '#contract/time.ts';
import { raiseAlarm } from '../db/alarms.ts';
import type { Database } from '../db/client.ts';
import { listUnsent, markSent, type UnsentEvent } from '../db/security-watch.ts';
import type { Bindings } from '../env.ts';
import type { Line } from '../humanizer/engines/choice.ts';
import { alarmOf } from './excess.ts';

export const linesPerCall = 200;
const callsPerRound = 10;
const patience = 10_000;

/** Named, since the log tells an error's name alone. */
class SecurityLogRefused extends Error {
  override name = 'SecurityLogRefused';
}

/** As the line in our own log. An admin stands in it by number, since the name may be an address. */
const lineOf = ({ event, adminId }: UnsentEvent) =>
  JSON.stringify({
    id: event.id,
    at: event.at.toISOString(),
    event: event.kind,
    times: event.times,
    account: event.userId,
    admin: adminId,
    about: event.about,
    device: event.device,
    country: event.country,
    network: event.network,
  });

async function post(address: string, key: string | undefined, lines: string[], line: Line): Promise<void> {
  if (line === 'https' && !address.startsWith('https://')) {
    throw new SecurityLogRefused('SECURITY_LOG_URL must begin with https://');
  }
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-ndjson',
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
    },
    body: `${lines.join('\n')}\n`,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new SecurityLogRefused(`The keeper of the log answered ${answer.status}`);
}

/**
 * Sends the security events to a log outside, where one is set up: each at least once, and again where it has happened again. What
 * is not taken waits; after a day it is an alarm.
 */
export async function sendSecurityLog(env: Bindings, db: Database, now: Date, line: Line): Promise<void> {
  const { SECURITY_LOG_URL: address, SECURITY_LOG_KEY: key } = env;
  if (!address) return;
  for (let calls = 0; calls < callsPerRound; calls++) {
    const events = await listUnsent(db, linesPerCall);
    const [oldest] = events;
    if (oldest === undefined) return;
    try {
      await post(address, key, events.map(lineOf), line);
    } catch (error) {
      const since = new Date(now.getTime() - (now.getTime() % hour));
      if (oldest.event.at <= before(now, day)) {
        await raiseAlarm(db, alarmOf('log_not_sent', since, { lastAt: now }));
      }
      throw error;
    }
    await markSent(db, events);
    if (events.length < linesPerCall) return;
  }
}
