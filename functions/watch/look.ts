import { before, hour, minute, startOfHour } from '#contract/time.ts';
import { type SecurityEventKind, securityEvents } from '#contract/security-events.ts';
import { countryInWords } from '../auth/sessions/devices.ts';
import { raiseAlarm } from '../db/alarms.ts';
import type { Database } from '../db/client.ts';
import {
  beginWatch,
  countByHour,
  keepLookedAt,
  listFactorChangesOfAdmins,
  listNewPlacesOfAdmins,
} from '../db/security-watch.ts';
import { note } from '../report.ts';
import { alarmOf, excessIn, watchedKinds } from './excess.ts';

/** After a long rest no more is looked at, so that a look always ends. */
const mostHours = 48;

/** A row is written after its answer, and so a little later than it says. */
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
  // Each is an alarm by itself: a thief's must not hide behind the admin's own.
  return found.map(({ id, at, kind, admin, ...where }) =>
    alarmOf('admin_factor_changed', at, { id, admin, place: placeOf(where, securityEvents[kind].words) }),
  );
}

/** Looks at the security events since the last time, and raises an alarm where an admin should know at once. */
export async function look(db: Database, now: Date): Promise<void> {
  const longAgo = before(now, mostHours * hour);
  const lookedAt = await beginWatch(db, longAgo);
  if (lookedAt < longAgo)
    note('cron', `Security events were not looked at for more than ${mostHours} hours.`);
  const from = before(lookedAt < longAgo ? longAgo : lookedAt, writtenWithin);
  const found = [
    ...excessIn(await countByHour(db, watchedKinds, startOfHour(from), now)),
    ...(await newPlaces(db, from, now)),
    ...(await factorChanges(db, from, now)),
  ];
  for (const alarm of found) await raiseAlarm(db, alarm);
  await keepLookedAt(db, now);
}
