import { brand } from '../contract/brand.ts';
import type { User } from '../db/users.ts';
import { mailOf } from './letter.ts';
import type { Mail } from './mailer.ts';

type Recipient = Pick<User, 'email' | 'emailVerifiedAt' | 'fullName'>;

const to = ({ email, emailVerifiedAt, fullName }: Recipient) => ({
  to: email,
  name: emailVerifiedAt === null ? null : fullName,
});

const inWords = (words: number) => new Intl.NumberFormat('en').format(words);

const dayInWords = (day: Date) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(day);

export function verificationMail(user: Recipient, origin: string, token: string): Mail {
  return mailOf({
    ...to(user),
    subject: 'Confirm your email address',
    paragraphs: [
      `Welcome to ${brand.name}. Please confirm that this address is yours. The link works once, for 24 hours.`,
    ],
    link: { label: 'Confirm my address', url: `${origin}/verify-email?token=${token}` },
    note: 'If you did not create an account, do not open the link. Nothing else will happen.',
  });
}

export function resetMail(user: Recipient, origin: string, token: string): Mail {
  return mailOf({
    ...to(user),
    subject: 'Reset your password',
    paragraphs: [
      'Somebody, we hope you, asked to reset the password of your account. The link works once, for 24 hours.',
      'Choosing a new password signs you out everywhere.',
    ],
    link: { label: 'Choose a new password', url: `${origin}/reset-password?token=${token}` },
    note: 'If it was not you, ignore this mail. Your password stays as it is.',
  });
}

export function setPasswordMail(user: Recipient, origin: string, token: string): Mail {
  return mailOf({
    ...to(user),
    subject: 'You sign in with Google',
    paragraphs: [
      'Somebody, we hope you, asked to reset the password of your account. It has none: you sign in with Google, and you can go on doing so.',
      'If you would like a password as well, set one here. The link works once, for 24 hours, and setting a password signs you out everywhere.',
    ],
    link: { label: 'Set a password', url: `${origin}/reset-password?token=${token}` },
    note: 'If it was not you, ignore this mail. Nothing changes.',
  });
}

export function passwordChangedMail(user: Recipient, origin: string): Mail {
  return mailOf({
    ...to(user),
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account has just been changed, and every other device has been signed out.',
      `If it was not you, choose a new one at once: open the sign-in window at ${origin}, take "Forgot password?", and write to us.`,
    ],
  });
}

export function usageAlertMail(
  user: Recipient & Pick<User, 'wordsUsed' | 'wordsLimit' | 'resetsAt'>,
  origin: string,
  percent: 80 | 100,
): Mail {
  const used = `${inWords(user.wordsUsed)} of your ${inWords(user.wordsLimit)} words`;
  return mailOf({
    ...to(user),
    subject: percent === 100 ? 'You have used all your words' : 'You have used 80 % of your words',
    paragraphs: [
      `You have used ${used}. They come back on ${dayInWords(user.resetsAt)}.`,
      percent === 100
        ? 'Until then nothing more can be rewritten on your plan. A higher one starts at once.'
        : 'We tell you now, so that it does not come as a surprise in the middle of something.',
    ],
    link: { label: 'See the plans', url: `${origin}/pricing` },
    note: `You can turn these mails off under Notifications: ${origin}/account-settings`,
  });
}

export function accountDeletedMail(user: Recipient, records: number): Mail {
  return mailOf({
    ...to(user),
    subject: 'Your account was deleted',
    paragraphs: [
      `Your account and everything we kept about it, ${inWords(records)} records in all, are gone. They cannot be brought back.`,
      'Thank you for having been with us.',
    ],
    note: 'If it was not you, please write to us at once.',
  });
}
