import { limits } from '#contract/limits.ts';
import { mailOf, type Recipient, securityPage, to, worksOnce } from './layout.ts';
import type { Mail } from '../mail.ts';

/** Added to security mails. */
const ifNotYou = 'If it was not you, set a new password and sign out all other devices, then write to us.';

export function googleLinkedMail(user: Recipient, origin: string): Mail {
  return mailOf({
    ...to(user),
    subject: 'Google was linked to your account',
    paragraphs: ['From now on you can sign in to your account with your Google account, too.', ifNotYou],
    link: { label: 'Open the security settings', url: securityPage(origin) },
  });
}

export function newDeviceMail(
  user: Recipient,
  origin: string,
  { device, place, at }: { device: string; place: string | null; at: Date },
): Mail {
  const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const where = place === null ? device : `${device}, ${place}`;
  return mailOf({
    ...to(user),
    subject: 'Your account was opened on a new device',
    paragraphs: [
      `Somebody (hopefully you) has just signed in to your account in a new browser: ${where}, on ${moment.format(at)} UTC.`,
      ifNotYou,
    ],
    link: { label: 'See where you are signed in', url: securityPage(origin) },
    note: 'If it was you, there is nothing to do.',
  });
}

/** Lets the owner sign in while the account accepts no password from unknown browsers. */
export function guardedMail(user: Recipient, origin: string, token: string): Mail {
  return mailOf({
    ...to(user),
    subject: 'Too many passwords were tried for your account',
    paragraphs: [
      `More than ${limits.passwordsTried.times} passwords were tried for your account within a day, so somebody may be guessing. None of them was right. For the rest of the day, your password only works in browsers you have used before.`,
      `To sign in anywhere else, choose a new password with this link. You are then signed in there. It ${worksOnce}.`,
    ],
    link: { label: 'Choose a new password', url: `${origin}/reset-password#token=${token}`, runsOut: true },
    note: 'If you do not want to sign in, there is nothing to do.',
  });
}

export function signedOutMail(user: Recipient, origin: string): Mail {
  return mailOf({
    ...to(user),
    subject: 'You were signed out everywhere',
    paragraphs: [
      'Our support has signed you out on all your devices. They saw and changed nothing else, and your password is the same.',
      'If you asked for it, sign in again whenever you like. If you did not, please write to us.',
    ],
    link: { label: 'Sign in', url: securityPage(origin) },
  });
}
