import { securityEvents } from '#contract/security-events.ts';
import type { Database } from '#db/client.ts';
import { pagesOf, personLists, type Place, type Placed } from '#db/person-rows.ts';
import { deviceInWords } from '#auth/sessions/devices.ts';
import { dollars, moment, placeInWords } from './words.ts';

export type Row = Record<string, string | number | boolean | Date | Date[] | readonly string[] | null>;

/** Columns left out of the export: useless to the owner, but not to a thief. */
const secrets = new Set(['passwordHash', 'secretHash', 'tokenHash']);

export const rowToExport = (row: Row) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !secrets.has(name))
      .map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );

/** A function that retries work. */
export type Again = <T>(work: () => Promise<T>) => Promise<T>;

/** All lists about a person, in the order of the export. */
export function partsOf(db: Database, userId: string, again: Again) {
  const lists = personLists(db, userId);
  /** `key` in the JSON data, `title` in the readable text. `data` and `words` yield pages of rows for one of them. */
  const part = <Each extends Row & Placed>(
    key: string,
    title: string,
    list: (after: Place) => Promise<Each[]>,
    line: (row: Omit<Each, keyof Placed>) => string,
  ) => ({
    key,
    title,
    async *data() {
      for await (const page of pagesOf(list, again))
        yield page.map((row) => JSON.stringify(rowToExport(row)));
    },
    async *words() {
      for await (const page of pagesOf(list, again)) yield page.map(line);
    },
  });
  return [
    part(
      'sessions',
      'Devices signed in',
      lists.sessions,
      ({ userAgent, country, createdAt, lastSeenAt }) =>
        `${placeInWords(deviceInWords(userAgent), country)}: since ${moment(createdAt)}, last seen ${moment(lastSeenAt)}`,
    ),
    part(
      'passkeys',
      'Passkeys',
      lists.passkeys,
      ({ name, createdAt, lastUsedAt }) =>
        `${name}: added ${moment(createdAt)}, last used ${moment(lastUsedAt)}`,
    ),
    part(
      'authenticator_apps',
      'Authenticator app',
      lists.authenticatorApps,
      ({ createdAt }) => `set up ${moment(createdAt)}`,
    ),
    part(
      'recovery_codes',
      'Recovery codes not used yet',
      lists.recoveryCodes,
      ({ createdAt }) => `made ${moment(createdAt)}`,
    ),
    part(
      'address_changes',
      'Requested address changes',
      lists.addressChanges,
      ({ newEmail, createdAt, expiresAt }) =>
        `to ${newEmail}: asked for ${moment(createdAt)}, valid until ${moment(expiresAt)}`,
    ),
    part(
      'email_links',
      'Links sent by mail and not yet used',
      lists.emailTokens,
      ({ purpose, createdAt, expiresAt }) =>
        `${purpose === 'reset' ? 'password' : 'confirm address'}: sent ${moment(createdAt)}, valid until ${moment(expiresAt)}`,
    ),
    part(
      'runs',
      'Rewrites (we do not keep the texts)',
      lists.runs,
      ({ createdAt, words, state }) => `${moment(createdAt)}: ${words} words, ${state}`,
    ),
    part(
      'paid_texts',
      'Texts you can send again for free (only fingerprints are stored)',
      lists.paidTexts,
      ({ most, uses, expiresAt }) =>
        `about ${most} words, sent again ${uses} times, free until ${moment(expiresAt)}`,
    ),
    part(
      'ledger',
      'Words counted',
      lists.ledger,
      ({ at, words, reason }) => `${moment(at)}: ${words} (${reason.replace('_', ' ')})`,
    ),
    part(
      'payments',
      'Payments',
      lists.payments,
      ({ createdAt, amount, plan, billingCycle, status }) =>
        `${moment(createdAt)}: ${dollars(amount)} for ${plan}, ${billingCycle}, ${status}`,
    ),
    part(
      'secret_urls',
      'Secret payment links',
      lists.secretUrls,
      ({ createdAt, expiresAt, usedAt, amount, plan }) =>
        `made ${moment(createdAt)}, valid until ${moment(expiresAt)}, used ${moment(usedAt)}: ${dollars(amount)} for ${plan}`,
    ),
    part(
      'messages',
      'Messages to support',
      lists.messages,
      ({ at, subject, message }) => `${moment(at)}: ${subject}\n\n${message}\n`,
    ),
    part(
      'mails',
      'Emails waiting to be sent',
      lists.mails,
      ({ about, createdAt, tries }) => `${about}: written ${moment(createdAt)}, tried ${tries} times`,
    ),
    part(
      'security_events',
      'Recent activity',
      lists.securityEvents,
      ({ at, kind, times, device, country }) => {
        const often = times === 1 ? '' : `, ${times} times`;
        return `${moment(at)}: ${securityEvents[kind].words}${often}, ${placeInWords(device, country)}`;
      },
    ),
  ];
}
