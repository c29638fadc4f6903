import { createHash } from 'node:crypto';
import { brand } from '#contract/brand.ts';
import { readTextWithLimit } from '#outgoing/read-text-with-limit.ts';

/** Timeout in ms, after which the list counts as unreachable. */
const timeout = 1_500;
/** Maximum response size: several times the longest part of the list. */
const mostBytes = 512 * 1024;
const prefixLength = 5;

/**
 * Whether a password is in the published lists of stolen ones; null when they could not be read. The request contains only the
 * first five of the 40 digits of its SHA-1, and the response is padded, so that neither the service nor an observer of the
 * connection learns the password (https://haveibeenpwned.com/API/v3#PwnedPasswords).
 */
export async function isBreached(address: string, password: string): Promise<boolean | null> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const rest = hash.slice(prefixLength);
  try {
    const answer = await fetch(`${address.replace(/\/$/, '')}/${hash.slice(0, prefixLength)}`, {
      headers: { 'Add-Padding': 'true', 'User-Agent': brand.name },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await readTextWithLimit(answer, mostBytes);
    if (answer.status !== 200) return null;
    return text.split(/\r?\n/).some((line) => {
      const [suffix, count] = line.split(':');
      // Padding lines have a count of 0.
      return suffix?.toUpperCase() === rest && Number(count) > 0;
    });
  } catch {
    return null;
  }
}
