import { once } from 'node:events';
import { connect as connectPlainly } from 'node:net';
import { connect, type SecureVersion } from 'node:tls';

const seconds = 10;
/** Any file of the build will do. */
const staticFile = '/favicon.svg';
const call = '/api/health';
const refused = 403;

/** What stands open, in words. `ofZone`: a setting of its zone in the dashboard of Cloudflare shuts it. */
type OpenDoor = { words: string; ofZone: boolean };

const ofOurs = (words: string): OpenDoor => ({ words, ofZone: false });
const ofZone = (words: string): OpenDoor => ({ words, ofZone: true });

const doors = {
  notHttps: ofOurs('the address is not https.'),
  silent: ofOurs('nothing answers, so nothing could be tried.'),
  file: ofOurs(
    'files go out by plain http. The Worker sends them on to https, so something else answers at this address.',
  ),
  call: ofZone(
    'calls of the API by plain http are sent on, so whoever makes them does not notice. Switch off in the zone: SSL/TLS, Edge Certificates, “Always Use HTTPS”; the Worker sends on what may be.',
  ),
  answered: ofOurs(
    'calls of the API are answered by plain http. The Worker refuses them, so something else answers at this address.',
  ),
  httpUnknown: ofOurs('whether anything goes out by plain http could not be asked.'),
  tls: (version: string) =>
    ofZone(`${version} is taken. Set in the zone: SSL/TLS, Edge Certificates, Minimum TLS Version, to 1.2.`),
  tlsUnknown: (version: string) => ofZone(`whether ${version} is refused could not be asked.`),
};

type Answer = { status: number; location: string | null };

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** `shut` where no line is opened at all; what fails otherwise may have been open. */
async function askByHttp(address: URL): Promise<Answer | 'shut' | 'unknown'> {
  try {
    const { status, headers } = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(seconds * 1000),
    });
    return { status, location: headers.get('Location') };
  } catch (error) {
    return error instanceof Error && codeOf(error.cause) === 'ECONNREFUSED' ? 'shut' : 'unknown';
  }
}

const isSentOn = (answer: Answer) => answer.status >= 300 && answer.status < 400;

/** Sent on to the same name, by https. */
function isSentHome(answer: Answer, { hostname }: URL): boolean {
  if (!isSentOn(answer) || answer.location === null || !URL.canParse(answer.location)) return false;
  const target = new URL(answer.location);
  return target.protocol === 'https:' && target.hostname === hostname;
}

async function openByHttp(address: URL): Promise<OpenDoor[]> {
  const byHttp = (path: string) => {
    const url = new URL(path, address);
    url.protocol = 'http:';
    return url;
  };
  const [file, api] = await Promise.all([askByHttp(byHttp(staticFile)), askByHttp(byHttp(call))]);
  const found: OpenDoor[] = [];
  if (file === 'unknown' || api === 'unknown') found.push(doors.httpUnknown);
  if (typeof file === 'object' && !isSentHome(file, address)) found.push(doors.file);
  if (typeof api === 'object' && isSentOn(api)) found.push(doors.call);
  else if (typeof api === 'object' && api.status !== refused) found.push(doors.answered);
  return found;
}

/** Whether an old version of TLS is spoken there. Node has to be talked into speaking it. */
async function isSpoken(address: URL, version: SecureVersion): Promise<boolean | 'unknown'> {
  const socket = connect({
    host: address.hostname,
    port: Number(address.port || 443),
    servername: address.hostname,
    minVersion: version,
    maxVersion: version,
    ciphers: 'ALL:@SECLEVEL=0',
    // Nothing is sent: all that is asked is whether the two agree on a version.
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(seconds * 1000) });
    return true;
  } catch (error) {
    // A line that broke says nothing: what stands between may have broken it.
    return /ALERT_(?:PROTOCOL_VERSION|HANDSHAKE_FAILURE)/.test(codeOf(error)) ? false : 'unknown';
  } finally {
    socket.destroy();
  }
}

const oldVersions = [
  ['TLSv1', 'TLS 1.0'],
  ['TLSv1.1', 'TLS 1.1'],
] as const;

async function openByTls(address: URL): Promise<OpenDoor[]> {
  const found: OpenDoor[] = [];
  for (const [version, name] of oldVersions) {
    const spoken = await isSpoken(address, version);
    if (spoken === 'unknown') found.push(doors.tlsUnknown(name));
    else if (spoken) found.push(doors.tls(name));
  }
  return found;
}

/** Whether a line can be opened there at all. */
async function isThere({ hostname, port }: URL): Promise<boolean> {
  const socket = connectPlainly({ host: hostname, port: Number(port || 443) });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(seconds * 1000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Whatever stands open at the address; none where all is shut. */
export async function openDoors(origin: string): Promise<OpenDoor[]> {
  const address = new URL(origin);
  if (address.protocol !== 'https:') return [doors.notHttps];
  if (!(await isThere(address))) return [doors.silent];
  return [...(await openByHttp(address)), ...(await openByTls(address))];
}

/** Each address that was told, and the brand's own, unless that is the one of an example: a domain given in the dashboard is told by nobody. */
export function addressesToTry(told: readonly string[], brandOrigin: string): string[] {
  const isExample = new URL(brandOrigin).hostname.endsWith('.example');
  return [...new Set([...told, ...(isExample ? [] : [brandOrigin])])];
}

/** A zone of Cloudflare's, where nothing can be set; browsers never go to a name in .dev by plain http. */
export const isOfCloudflare = (address: string) => new URL(address).hostname.endsWith('.workers.dev');

/** What is said of it, and the exit code: 2 where its owner can shut what stands open, or it could not be tried. */
export function verdictOn(origin: string, found: readonly OpenDoor[]): { words: string; exitCode: number } {
  if (found.length === 0) return { words: '', exitCode: 0 };
  const lines = [`\nIt runs, but at ${origin}:`, ...found.map(({ words }) => `  ${words}`)];
  if (!isOfCloudflare(origin)) return { words: lines.join('\n'), exitCode: 2 };
  lines.push(
    '  This address is Cloudflare’s own, where nothing can be set: give the Worker a domain of yours in wrangler.toml, with workers_dev = false.',
  );
  return { words: lines.join('\n'), exitCode: found.every((each) => each.ofZone) ? 0 : 2 };
}
