import { before, day, hour, startOfHour } from '#contract/time.ts';
import { raiseAlarm } from '#db/alarms.ts';
import type { Database } from '#db/client.ts';
import { listUnsent, markSent, type UnsentEvent } from '#db/alerting.ts';
import type { Bindings } from '#env.ts';
import { isInsecure, type TransportPolicy } from '#outgoing/transport-policy.ts';
import { note } from '#observability/logs.ts';
import { alarmOf } from './alarm-rules.ts';

export const linesPerCall = 200;
const callsPerRound = 10;
const timeout = 10_000;

/** A separate class, since the log shows only an error's name. */
class SecurityLogRefused extends Error {
  override name = 'SecurityLogRefused';
  /** Whether the log refused the lines (too large or unreadable) and not our access. */
  readonly isOfLines: boolean;

  constructor(message: string, status = 0) {
    super(message);
    this.isOfLines = [400, 413, 422].includes(status);
  }
}

/** Formats an event as in our own log. Admins appear by id, since a username may be an email address. */
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

type Destination = { address: string; key: string | undefined; policy: TransportPolicy };

async function post({ address, key, policy }: Destination, lines: string[]): Promise<void> {
  if (isInsecure(address, policy)) throw new SecurityLogRefused('SECURITY_LOG_URL must begin with https://');
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-ndjson',
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
    },
    body: `${lines.join('\n')}\n`,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new SecurityLogRefused(`The security log answered ${answer.status}`, answer.status);
}

/** Returns false if the log refuses the content of the lines. */
async function offer(destination: Destination, events: readonly UnsentEvent[]): Promise<boolean> {
  try {
    await post(destination, events.map(lineOf));
    return true;
  } catch (error) {
    if (error instanceof SecurityLogRefused && error.isOfLines) return false;
    throw error;
  }
}

const isOlder = ({ event }: UnsentEvent, now: Date, age: number) => event.at <= before(now, age);

/** Drops refused lines once others were accepted or an alarm was raised: a log that refuses everything may be misconfigured. */
async function setAside(db: Database, now: Date, refused: UnsentEvent[], othersTaken: boolean) {
  const aside = refused.filter((each) => othersTaken || isOlder(each, now, day + hour));
  if (aside.length === 0) return;
  note('cron', `Dropped ${aside.length} lines that the security log refuses.`);
  await markSent(db, aside);
}

/** Splits a refused batch in half and sends the later half first, so that a line the log rejects does not hold up later ones. */
async function sendRound(destination: Destination, db: Database, now: Date): Promise<void> {
  const waiting: UnsentEvent[][] = [];
  const refused: UnsentEvent[] = [];
  let hasMore = true;
  let othersTaken = false;
  for (let calls = 0; calls < callsPerRound; calls++) {
    if (waiting.length === 0 && hasMore) {
      const found = await listUnsent(db, linesPerCall);
      hasMore = found.length === linesPerCall;
      if (found.length > 0) waiting.push(found);
    }
    const events = waiting.pop();
    if (events === undefined) break;
    if (await offer(destination, events)) {
      await markSent(db, events);
      othersTaken = true;
      continue;
    }
    // Refused lines would be listed again.
    hasMore = false;
    const middle = Math.ceil(events.length / 2);
    if (events.length === 1) refused.push(...events);
    else waiting.push(events.slice(0, middle), events.slice(middle));
  }
  await setAside(db, now, refused, othersTaken);
}

/**
 * Sends the security events to an external log, if one is set up: each at least once, and again when it recurs. Events that
 * could not be sent wait; after a day they raise an alarm.
 */
export async function sendSecurityLog(
  env: Bindings,
  db: Database,
  now: Date,
  policy: TransportPolicy,
): Promise<void> {
  const { SECURITY_LOG_URL: address, SECURITY_LOG_KEY: key } = env;
  if (!address) return;
  try {
    await sendRound({ address, key, policy }, db, now);
  } finally {
    const [oldest] = await listUnsent(db, 1);
    if (oldest !== undefined && isOlder(oldest, now, day)) {
      await raiseAlarm(db, alarmOf('log_not_sent', startOfHour(now), { lastAt: now }));
    }
  }
}
