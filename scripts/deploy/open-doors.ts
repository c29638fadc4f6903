import { once } from 'node:events';
import { connect, type SecureVersion } from 'node:tls';

const seconds = 10;
/** Any file of the build will do. */
const staticFile = '/favicon.svg';
const call = '/api/health';

/** Where it is told in the dashboard of Cloudflare. */
const settings = {
  file: 'files go out by plain http. The Worker sends them on to https, so something else answers at this address.',
  call: 'calls of the API by plain http are sent on, so whoever makes them does not notice. Switch off in the zone: SSL/TLS, Edge Certificates, “Always Use HTTPS”; the Worker sends on what may be.',
  answered:
    'calls of the API are answered by plain http. The Worker refuses them, so something else answers at this address.',
  tls: (version: string) =>
    `${version} is taken. Set in the zone: SSL/TLS, Edge Certificates, Minimum TLS Version, to 1.2.`,
};

type Answer = { status: number; location: string | null };

/** Null where nothing answers: then nothing is open there either. */
async function askByHttp(address: URL): Promise<Answer | null> {
  try {
    const { status, headers } = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(seconds * 1000),
    });
    return { status, location: headers.get('Location') };
  } catch {
    return null;
  }
}

const isSentOn = (answer: Answer) => answer.status >= 300 && answer.status < 400;

async function openByHttp(address: URL): Promise<string[]> {
  const byHttp = (path: string) => {
    const url = new URL(path, address);
    url.protocol = 'http:';
    return url;
  };
  const [file, api] = await Promise.all([askByHttp(byHttp(staticFile)), askByHttp(byHttp(call))]);
  const fileIsSafe =
    file === null || (isSentOn(file) && file.location?.startsWith(`https://${address.hostname}`) === true);
  const found = fileIsSafe ? [] : [settings.file];
  if (api !== null && isSentOn(api)) found.push(settings.call);
  if (api !== null && api.status < 300) found.push(settings.answered);
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
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return /ALERT|ECONNRESET/.test(code) ? false : 'unknown';
  } finally {
    socket.destroy();
  }
}

const oldVersions = [
  ['TLSv1', 'TLS 1.0'],
  ['TLSv1.1', 'TLS 1.1'],
] as const;

async function openByTls(address: URL): Promise<string[]> {
  const found: string[] = [];
  for (const [version, name] of oldVersions) {
    const spoken = await isSpoken(address, version);
    if (spoken === 'unknown') found.push(`whether ${name} is refused could not be asked.`);
    else if (spoken) found.push(settings.tls(name));
  }
  return found;
}

/** Whatever stands open at the address that a setting of its zone would close, in words; none where all is shut. */
export async function openDoors(origin: string): Promise<string[]> {
  const address = new URL(origin);
  if (address.protocol !== 'https:') return ['the address is not https.'];
  return [...(await openByHttp(address)), ...(await openByTls(address))];
}

/** A zone of Cloudflare's, where nothing can be set; browsers never go to a name in .dev by plain http. */
const isOfCloudflare = (hostname: string) => hostname.endsWith('.workers.dev');

/** What is said of it, and the exit code: 2 where its owner can shut what stands open. */
export function verdictOn(origin: string, found: string[]): { words: string; exitCode: number } {
  if (found.length === 0) return { words: '', exitCode: 0 };
  const lines = [`\nIt runs, but at ${origin}:`, ...found.map((each) => `  ${each}`)];
  if (!isOfCloudflare(new URL(origin).hostname)) return { words: lines.join('\n'), exitCode: 2 };
  lines.push(
    '  This address is Cloudflare’s own, where nothing can be set: give the Worker a domain of yours.',
  );
  return { words: lines.join('\n'), exitCode: 0 };
}
