import { mailOf, type Recipient, to } from './layout.ts';
import type { Mail } from '../mail.ts';

export type FactorChange =
  | 'app-on'
  | 'app-off'
  | 'codes-made'
  | 'recovery-code-used'
  | 'codes-guessed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-copied';

type Words = { subject: string; paragraphs: string[] };

const changes: Record<FactorChange, Words> = {
  'app-on': {
    subject: 'An authenticator app was set up',
    paragraphs: [
      'From now on your account asks for a code of your authenticator app after your password or Google. All your other devices have been signed out.',
      'Keep the recovery codes in a safe place: without them and without your phone, nobody can let you in.',
    ],
  },
  'app-off': {
    subject: 'Your authenticator app was turned off',
    paragraphs: [
      'Your account no longer asks for a code when you sign in. The recovery codes no longer work either.',
    ],
  },
  'codes-made': {
    subject: 'You have new recovery codes',
    paragraphs: ['New recovery codes were made for your account. The ones before no longer work.'],
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    paragraphs: [
      'One of your recovery codes has just been used. Each works once; in your account settings you see how many are left, and can make new ones.',
    ],
  },
  'codes-guessed': {
    subject: 'Somebody is guessing your codes',
    paragraphs: [
      'So many wrong codes were entered for your account that none is taken for an hour. Whoever enters them has your password or can sign in with your Google account.',
      'A recovery code or a passkey lets you in meanwhile.',
    ],
  },
  'passkey-added': {
    subject: 'A passkey was added',
    paragraphs: ['A passkey was added to your account. Whoever holds it can sign in with it alone.'],
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    paragraphs: ['A passkey was removed from your account. It can no longer sign in.'],
  },
  'passkey-copied': {
    subject: 'A passkey may have been copied',
    paragraphs: [
      'A passkey of your account has counted backwards, as a copy of it would, so we refused it. Sign in another way, remove it in your account settings and add a new one.',
    ],
  },
};

type Holder = Recipient & { owner: { kind: 'user' | 'admin' } };

const ifNotYou = {
  user: (origin: string) =>
    `If it was not you, change your password right away: open the sign-in window at ${origin}, choose "Forgot password?", and write to us.`,
  admin: (origin: string) =>
    `It is about your account as an admin at ${origin}. If it was not you, have a new password made right away, which ends your sessions.`,
};

export function factorMail(holder: Holder, change: FactorChange, origin: string): Mail {
  const { subject, paragraphs } = changes[change];
  return mailOf({
    ...to(holder),
    subject,
    paragraphs: [...paragraphs, ifNotYou[holder.owner.kind](origin)],
  });
}
