import { before, day, hour, minute } from '#contract/time.ts';
import { countryInWords } from '../auth/sessions/devices.ts';
import { raiseAlarm } from '../db/alarms.ts';
import type { Database } from '../db/client.ts';
import { countByHour, keepLookedAt, listNewPlacesOfAdmins, readLookedAt } from '../db/security-watch.ts';
import { alarmOf, excessIn, watchedKinds } from './excess.ts';

/** A row is written after its answer, and so a little later than it says. */
const writtenWithin = 2 * minute;

async function newPlaces(db: Database, from: Date, until: Date) {
  const found = await listNewPlacesOfAdmins(db, from, until);
  return found.map(({ at, admin, device, country }) => {
    const place = [device, countryInWords(country)].filter((part) => part !== null).join(', ');
    return alarmOf('admin_new_device', at, { admin, place });
  });
}

/** Looks at the security events since the last time, and raises an alarm where an admin should know at once. */
export async function look(db: Database, now: Date): Promise<void> {
  const from = before((await readLookedAt(db)) ?? before(now, day), writtenWithin);
  const wholeHour = new Date(from.getTime() - (from.getTime() % hour));
  const found = [
    ...excessIn(await countByHour(db, watchedKinds, wholeHour, now)),
    ...(await newPlaces(db, from, now)),
  ];
  for (const alarm of found) await raiseAlarm(db, alarm);
  await keepLookedAt(db, now);
}
