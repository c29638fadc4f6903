import { before, hour, minute, startOfHour } from '#contract/time.ts';
import { type SecurityEventKind, securityEvents } from '#contract/security-events.ts';
import { countryInWords } from '#auth/sessions/devices.ts';
import { raiseAlarm } from '#db/alarms.ts';
import type { Database } from '#db/client.ts';
import {
  beginScan,
  countByHour,
  saveScannedUntil,
  listFactorChangesOfAdmins,
  listNewPlacesOfAdmins,
} from '#db/alerting.ts';
import { note } from '#observability/logs.ts';
import { alarmOf, excessIn, countedKinds } from './alarm-rules.ts';

/** Maximum number of hours scanned after a long pause, so that a scan always ends. */
const mostHours = 48;

/** How long after its timestamp a row may be written, in ms: rows are written after the response. */
const writtenWithin = 2 * minute;

const factorChangeKinds: SecurityEventKind[] = [
  'authenticator_added',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
];

type Where = { device: string; country: string | null };

const placeOf = ({ device, country }: Where, ...first: string[]) =>
  [...first, device, countryInWords(country)].filter((part) => part !== null).join(', ');

async function newPlaces(db: Database, from: Date, until: Date) {
  const found = await listNewPlacesOfAdmins(db, from, until);
  return found.map(({ at, admin, ...where }) =>
    alarmOf('admin_new_device', at, { admin, place: placeOf(where) }),
  );
}

async function factorChanges(db: Database, from: Date, until: Date) {
  const found = await listFactorChangesOfAdmins(db, factorChangeKinds, from, until);
  // Each change is a separate alarm, so that an attacker's is not merged with the admin's own.
  return found.map(({ id, at, kind, admin, ...where }) =>
    alarmOf('admin_factor_changed', at, { id, admin, place: placeOf(where, securityEvents[kind].words) }),
  );
}

/** Scans the security events since the last scan and raises alarms. */
export async function raiseAlarms(db: Database, now: Date): Promise<void> {
  const longAgo = before(now, mostHours * hour);
  const scannedUntil = await beginScan(db, longAgo);
  if (scannedUntil < longAgo)
    note('cron', `Security events were not looked at for more than ${mostHours} hours.`);
  const from = before(scannedUntil < longAgo ? longAgo : scannedUntil, writtenWithin);
  const found = [
    ...excessIn(await countByHour(db, countedKinds, startOfHour(from), now)),
    ...(await newPlaces(db, from, now)),
    ...(await factorChanges(db, from, now)),
  ];
  for (const alarm of found) await raiseAlarm(db, alarm);
  await saveScannedUntil(db, now);
}
