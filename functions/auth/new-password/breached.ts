import { createHash } from 'node:crypto';
import { brand } from '#contract/brand.ts';
import { readTextWithLimit } from '#outgoing/read-text-with-limit.ts';

/** Nobody waits longer than that for a list that may be out of reach. */
const timeout = 1_500;
/** Several times what the longest part of the list takes. */
const mostBytes = 512 * 1024;
const prefixLength = 5;

/**
 * Whether a password is in the published lists of stolen ones; null when they could not be read. The service is asked for
 * all whose SHA-1 begins with the same five digits of forty, and its answer is padded: neither the service nor an observer of
 * the connection learns the password (https://haveibeenpwned.com/API/v3#PwnedPasswords).
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
      // What pads the answer has been seen in no list.
      return suffix?.toUpperCase() === rest && Number(count) > 0;
    });
  } catch {
    return null;
  }
}
