import { expect, test } from 'vitest';
import { brand } from '#contract/brand.ts';
import {
  accountDeletedMail,
  passwordChangedMail,
  resetMail,
  setPasswordMail,
  usageAlertMail,
  verificationMail,
} from '#mail/templates/account-and-billing.ts';
import { newAddressMail, oldAddressMail, takenAddressMail } from '#mail/templates/address-change.ts';

const { origin } = brand;

test('every email has the same greeting in text and in HTML, and HTML in a user’s name is escaped', () => {
  const user = {
    email: 'ada@mail.example',
    fullName: '<b>Ada</b> & "Co"',
    emailVerifiedAt: new Date('2026-11-20T12:00:00Z'),
    wordsUsed: 24_000,
    wordsLimit: 30_000,
    resetsAt: new Date('2026-12-31T23:30:00Z'),
  };
  const alert = usageAlertMail(user, origin, 80);
  for (const { to, subject: about, text, html } of [
    verificationMail(user, origin, 'T'),
    resetMail(user, origin, 'T'),
    setPasswordMail(user, origin, 'T'),
    passwordChangedMail(user, origin),
    alert,
    usageAlertMail(user, origin, 100),
    accountDeletedMail(user, 7),
  ]) {
    expect(to).toBe('ada@mail.example');
    expect(about).not.toBe('');
    expect(text).toContain('Hello <b>Ada</b> & "Co",');
    expect(html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;,');
    expect(html).not.toMatch(/<b>|undefined|null/);
  }
  expect(alert.text).toContain('24,000 of your 30,000 words. They reset on December 31, 2026.');
  expect(alert.text).toContain(`${origin}/pricing`);
});

test('an email with an expiring link is kept for 24 hours, and one without for 7 days', () => {
  const person = { email: 'ada@example.org', fullName: 'Ada', emailVerifiedAt: new Date(0) };
  const withLink = [
    resetMail(person, 'https://a', 'x'),
    oldAddressMail(person, 'new@example.org', 'https://a', 'x'),
    newAddressMail('new@example.org', 'https://a', 'x'),
  ];
  expect(withLink.map(({ keptHours }) => keptHours)).toEqual([24, 24, 24]);
  expect(takenAddressMail(person).keptHours).toBe(7 * 24);
});
