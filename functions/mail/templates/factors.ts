import { mailOf, type Recipient, to } from './layout.ts';
import type { Mail } from '../mail.ts';

type Words = { subject: string; paragraphs: readonly string[] };

const changes = {
  'app-on': {
    subject: 'An authenticator app was set up',
    paragraphs: [
      'You now enter a code from your authenticator app after your password or Google sign-in. All your other devices have been signed out.',
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
      'Too many wrong codes were entered for your account, so we accept none for an hour. Somebody has your password or can use your Google account.',
      'Until then, use a recovery code or a passkey.',
    ],
  },
  'passkey-added': {
    subject: 'A passkey was added',
    paragraphs: ['A passkey was added to your account. Anyone who has it can sign in.'],
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    paragraphs: ['A passkey was removed from your account. It can no longer sign in.'],
  },
  'passkey-copied': {
    subject: 'A passkey may have been copied',
    paragraphs: [
      'One of your passkeys may have been copied, so we refused it. Sign in another way, remove it in your account settings and add a new one.',
    ],
  },
} as const satisfies Record<string, Words>;

export type FactorChange = keyof typeof changes;

type Holder = Recipient & { owner: { kind: 'user' | 'admin' } };

const ifNotYou = {
  user: (origin: string) =>
    `If it was not you, change your password right away: open the sign-in window at ${origin}, choose "Forgot password?", and write to us.`,
  admin: (origin: string) =>
    `This is about your admin account at ${origin}. If it was not you, get a new password right away. That signs you out.`,
};

export function factorMail(holder: Holder, change: FactorChange, origin: string): Mail {
  const { subject, paragraphs } = changes[change];
  return mailOf({ ...to(holder), subject, paragraphs: [...paragraphs, ifNotYou[holder.owner.kind](origin)] });
}
