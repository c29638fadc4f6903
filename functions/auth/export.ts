import { brand } from '#contract/brand.ts';
import { securityEvents as eventWords } from '#contract/security-events.ts';
import type { Person } from '../db/person.ts';
import { authMethod } from './account.ts';
import { countryInWords, deviceInWords } from './devices.ts';

type Row = Record<string, string | number | boolean | Date | Date[] | null>;

/** Of no use to their owner, but to a thief. */
const secrets = new Set(['passwordHash', 'secretHash', 'tokenHash', 'known']);

const inSnakeCase = (row: Row) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !secrets.has(name))
      .map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );

export function exportOf(person: Person, now: Date) {
  const {
    user,
    sessions,
    emailTokens,
    runs,
    paidTexts,
    ledger,
    payments,
    secretUrls,
    messages,
    mails,
    securityEvents,
  } = person;
  return {
    exported_at: now,
    account: inSnakeCase({
      ...user,
      termsToCome: user.termsToCome.map((begin) => new Date(begin)),
      hasPassword: user.passwordHash !== null,
    }),
    sessions: sessions.map(inSnakeCase),
    email_links: emailTokens.map(inSnakeCase),
    runs: runs.map(inSnakeCase),
    paid_texts: paidTexts.map(inSnakeCase),
    ledger: ledger.map(inSnakeCase),
    payments: payments.map(inSnakeCase),
    secret_urls: secretUrls.map(inSnakeCase),
    messages: messages.map(inSnakeCase),
    mails: mails.map(({ sealed: _sealed, doneBy: _doneBy, ...mail }) => inSnakeCase(mail)),
    // Who did it on our side is of the admin's list alone.
    security_events: securityEvents.map(({ admin: _admin, about: _about, ...event }) => inSnakeCase(event)),
  };
}

type Line = [label: string, value: string | number];

const moment = (at: Date | null) =>
  at === null
    ? '-'
    : `${new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', hour12: false, timeZone: 'UTC' }).format(at)} UTC`;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const onOff = (on: boolean) => (on ? 'on' : 'off');
const words = (count: number) => (count < 0 ? 'unlimited' : String(count));

function section(title: string, rows: Line[]): string {
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  return [title.toUpperCase(), ...lines].join('\n');
}

function list(title: string, lines: string[]): string {
  const shown = lines.length === 0 ? ['  none'] : lines.map((line) => `  ${line}`);
  return [`${title.toUpperCase()} (${lines.length})`, ...shown].join('\n');
}

const methods = { manual: 'email and password', oauth: 'Google', hybrid: 'Google, or email and password' };

function placeInWords(device: string, country: string | null): string {
  const place = countryInWords(country);
  return place === null ? device : `${device}, ${place}`;
}

export function exportInWords(person: Person, now: Date): string {
  const {
    user,
    sessions,
    emailTokens,
    runs,
    paidTexts,
    ledger,
    payments,
    secretUrls,
    messages,
    mails,
    securityEvents,
  } = person;
  const parts = [
    `${brand.name}: everything we keep about ${user.fullName}\nWritten on ${moment(now)}`,
    section('Account', [
      ['Id', user.id],
      ['Name', user.fullName],
      ['Email address', user.email],
      ['Address confirmed', moment(user.emailVerifiedAt)],
      ['Signs in with', methods[authMethod(user)]],
      ['Google id', user.googleId ?? '-'],
      ['Created', moment(user.createdAt)],
      ['Last changed', moment(user.updatedAt)],
    ]),
    section('Plan', [
      ['Plan', user.plan],
      ['Status', user.status],
      ['Billing', user.billingCycle],
      ['Start', moment(user.subscriptionStart)],
      ['End', moment(user.subscriptionEnd)],
      ['Reminded of the end', moment(user.remindedOf)],
      ['Words used', user.wordsUsed],
      ['Words in all', words(user.wordsLimit)],
      ['Counted since', moment(user.periodStart)],
      ['Words come back', moment(user.resetsAt)],
      ['Told of words used', user.alertedShare === 0 ? 'not in this period' : `at ${user.alertedShare} %`],
    ]),
    section('Notifications', [
      ['Usage alerts', onOff(user.usageAlerts)],
      ['Plan updates', onOff(user.planUpdates)],
      ['Product updates', onOff(user.productUpdates)],
      ['Marketing', onOff(user.marketing)],
    ]),
    list(
      'Devices signed in',
      sessions.map((session) => {
        const device = placeInWords(deviceInWords(session.userAgent), session.country);
        return `${device}: since ${moment(session.createdAt)}, last seen ${moment(session.lastSeenAt)}`;
      }),
    ),
    list(
      'Links sent by mail and not yet used',
      emailTokens.map(
        (link) =>
          `${link.purpose === 'reset' ? 'password' : 'confirm address'}: sent ${moment(link.createdAt)}, valid until ${moment(link.expiresAt)}`,
      ),
    ),
    list(
      'Rewritings, without their texts, which are not kept',
      runs.map((run) => `${moment(run.createdAt)}: ${run.words} words, ${run.state}`),
    ),
    list(
      'Texts that cost nothing when they come again, by fingerprints that they cannot be read from',
      paidTexts.map(
        ({ most, uses, expiresAt }) => `about ${most} words, again ${uses} times, until ${moment(expiresAt)}`,
      ),
    ),
    list(
      'Words counted',
      ledger.map((entry) => `${moment(entry.at)}: ${entry.words} (${entry.reason.replace('_', ' ')})`),
    ),
    list(
      'Payments',
      payments.map(
        (payment) =>
          `${moment(payment.createdAt)}: ${dollars(payment.amount)} for ${payment.plan}, ${payment.billingCycle}, ${payment.status}`,
      ),
    ),
    list(
      'Secret payment links',
      secretUrls.map(
        (link) =>
          `made ${moment(link.createdAt)}, valid until ${moment(link.expiresAt)}, used ${moment(link.usedAt)}: ${dollars(link.amount)} for ${link.plan}`,
      ),
    ),
    list(
      'Messages to support',
      messages.map(({ at, subject, message }) => `${moment(at)}: ${subject}\n\n${message}\n`),
    ),
    list(
      'Mails on their way to you',
      mails.map(
        ({ about, createdAt, tries }) => `${about}: written ${moment(createdAt)}, tried ${tries} times`,
      ),
    ),
    list(
      'Recent activity',
      securityEvents.map(({ at, kind, times, device, country }) => {
        const often = times === 1 ? '' : `, ${times} times`;
        return `${moment(at)}: ${eventWords[kind].words}${often}, ${placeInWords(device, country)}`;
      }),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
