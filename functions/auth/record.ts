import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { countedTogether, type SecurityEventKind, securityEvents } from '#contract/security-events.ts';
import { hour } from '#contract/time.ts';
import { clientAddress, clientCountry } from '#middleware/client.ts';
import type { Admin } from '#db/admins.ts';
import { database } from '#db/client.ts';
import { addSecurityEvent } from '#db/security-events.ts';
import type { HonoEnv } from '#env.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import { neighbourhoodOf } from '#meter/network.ts';
import { placeOf } from '#observability/logs.ts';
import { deviceInWords } from './sessions/devices.ts';

/**
 * `userId`: the account concerned. `admin`: the admin who acted, if one did. `about`: our id of the object concerned, such as a
 * post.
 */
type Happening = {
  kind: SecurityEventKind;
  userId?: string | null;
  admin?: Pick<Admin, 'id' | 'username'> | null;
  about?: string | null;
};

/** Returns the same id for the same values; with the hour among them, this allows one row per hour, so nobody can fill the table. */
const sharedId = (...place: (string | number | null)[]) =>
  createHash('sha256').update(JSON.stringify(place)).digest('base64url');

/**
 * Records a security event of an account: as a line in the log and, in the background, as a row. It holds the kind, the time,
 * the account and a rough origin; never a text, a password, a token or an address.
 */
export function record<E extends HonoEnv>(c: Context<E>, happening: Happening): void {
  const { kind, userId = null, admin = null, about = null } = happening;
  const at = c.get('now')();
  const from = {
    device: deviceInWords(c.req.header('User-Agent') ?? ''),
    country: clientCountry(c),
    network: neighbourhoodOf(clientAddress(c)),
  };
  console.log({ ...placeOf(c), event: kind, account: userId, admin: admin?.id ?? null, about, ...from });

  // A refused caller can send another User-Agent each time, so its device is not part of the shared id.
  const device = securityEvents[kind].group === 'refusals' ? null : from.device;
  const id = countedTogether.has(kind)
    ? sharedId(kind, userId, admin?.id ?? null, about, device, from.network, Math.floor(at.getTime() / hour))
    : crypto.randomUUID();
  const event = { id, at, kind, userId, admin: admin?.username ?? null, about, ...from };
  runInBackground(c, 'recording a security event', addSecurityEvent(database(c.env), event));
}
