import { securityEvents } from '#contract/security-events.ts';
import type { Database } from '#db/client.ts';
import { pagesOf, personLists } from '#db/person-rows.ts';
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

type Part = {
  /** Its key in the JSON data. */
  key: string;
  /** Its heading in the readable text. */
  title: string;
  /** Yield pages of rows, as JSON or as readable text. */
  data: () => AsyncGenerator<string[]>;
  words: () => AsyncGenerator<string[]>;
};

function part<Each extends Row>(
  key: string,
  title: string,
  pages: () => AsyncGenerator<Each[]>,
  line: (row: Each) => string,
): Part {
  return {
    key,
    title,
    async *data() {
      for await (const page of pages()) yield page.map((row) => JSON.stringify(rowToExport(row)));
    },
    async *words() {
      for await (const page of pages()) yield page.map(line);
    },
  };
}

/** All lists about a person, in the order of the export. */
export function partsOf(db: Database, userId: string, again: Again): Part[] {
  const lists = personLists(db, userId);
  return [
    part(
      'sessions',
      'Devices signed in',
      () => pagesOf(lists.sessions, again),
      ({ userAgent, country, createdAt, lastSeenAt }) =>
        `${placeInWords(deviceInWords(userAgent), country)}: since ${moment(createdAt)}, last seen ${moment(lastSeenAt)}`,
    ),
    part(
      'passkeys',
      'Passkeys',
      () => pagesOf(lists.passkeys, again),
      ({ name, createdAt, lastUsedAt }) =>
        `${name}: added ${moment(createdAt)}, last used ${moment(lastUsedAt)}`,
    ),
    part(
      'authenticator_apps',
      'Authenticator app',
      () => pagesOf(lists.authenticatorApps, again),
      ({ createdAt }) => `set up ${moment(createdAt)}`,
    ),
    part(
      'recovery_codes',
      'Recovery codes not used yet',
      () => pagesOf(lists.recoveryCodes, again),
      ({ createdAt }) => `made ${moment(createdAt)}`,
    ),
    part(
      'address_changes',
      'Requested address changes',
      () => pagesOf(lists.addressChanges, again),
      ({ newEmail, createdAt, expiresAt }) =>
        `to ${newEmail}: asked for ${moment(createdAt)}, valid until ${moment(expiresAt)}`,
    ),
    part(
      'email_links',
      'Links sent by mail and not yet used',
      () => pagesOf(lists.emailTokens, again),
      ({ purpose, createdAt, expiresAt }) =>
        `${purpose === 'reset' ? 'password' : 'confirm address'}: sent ${moment(createdAt)}, valid until ${moment(expiresAt)}`,
    ),
    part(
      'runs',
      'Rewrites (we do not keep the texts)',
      () => pagesOf(lists.runs, again),
      ({ createdAt, words, state }) => `${moment(createdAt)}: ${words} words, ${state}`,
    ),
    part(
      'paid_texts',
      'Texts you can send again for free (only fingerprints are stored)',
      () => pagesOf(lists.paidTexts, again),
      ({ most, uses, expiresAt }) =>
        `about ${most} words, sent again ${uses} times, free until ${moment(expiresAt)}`,
    ),
    part(
      'ledger',
      'Words counted',
      () => pagesOf(lists.ledger, again),
      ({ at, words, reason }) => `${moment(at)}: ${words} (${reason.replace('_', ' ')})`,
    ),
    part(
      'payments',
      'Payments',
      () => pagesOf(lists.payments, again),
      ({ createdAt, amount, plan, billingCycle, status }) =>
        `${moment(createdAt)}: ${dollars(amount)} for ${plan}, ${billingCycle}, ${status}`,
    ),
    part(
      'secret_urls',
      'Secret payment links',
      () => pagesOf(lists.secretUrls, again),
      ({ createdAt, expiresAt, usedAt, amount, plan }) =>
        `made ${moment(createdAt)}, valid until ${moment(expiresAt)}, used ${moment(usedAt)}: ${dollars(amount)} for ${plan}`,
    ),
    part(
      'messages',
      'Messages to support',
      () => pagesOf(lists.messages, again),
      ({ at, subject, message }) => `${moment(at)}: ${subject}\n\n${message}\n`,
    ),
    part(
      'mails',
      'Emails waiting to be sent',
      () => pagesOf(lists.mails, again),
      ({ about, createdAt, tries }) => `${about}: written ${moment(createdAt)}, tried ${tries} times`,
    ),
    part(
      'security_events',
      'Recent activity',
      () => pagesOf(lists.securityEvents, again),
      ({ at, kind, times, device, country }) => {
        const often = times === 1 ? '' : `, ${times} times`;
        return `${moment(at)}: ${securityEvents[kind].words}${often}, ${placeInWords(device, country)}`;
      },
    ),
  ];
}
