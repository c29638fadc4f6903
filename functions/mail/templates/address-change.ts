import { brand } from '#contract/brand.ts';
import { mailOf, type Recipient, securityPage, to, worksOnce } from './layout.ts';
import type { Mail } from '../mail.ts';

const linkTo = (origin: string, token: string) => ({
  label: 'Review the change',
  url: `${origin}/verify-email#change=${token}`,
  runsOut: true as const,
});

/** To the account's current address. */
export function oldAddressMail(user: Recipient, newEmail: string, origin: string, token: string): Mail {
  return mailOf({
    ...to(user),
    subject: 'Confirm the change of your email address',
    paragraphs: [
      `Somebody, hopefully you, asked to change the email address of your account to ${newEmail}. It changes when both addresses have confirmed it. The link ${worksOnce}.`,
    ],
    link: linkTo(origin, token),
    note: 'If it was not you, open the link, cancel the change, and set a new password: the person who asked for it is signed in to your account.',
  });
}

/** To the new address. It does not name the account, since the address may be mistyped. */
export function newAddressMail(newEmail: string, origin: string, token: string): Mail {
  return mailOf({
    to: newEmail,
    name: null,
    subject: 'Confirm your new email address',
    paragraphs: [
      `Somebody, hopefully you, asked to use this address for an account at ${brand.name}. Please confirm that it is yours. The link ${worksOnce}.`,
    ],
    link: linkTo(origin, token),
    note: 'If it was not you, please ignore this email.',
  });
}

/** To the holder of an address that another account asked for. */
export function takenAddressMail(holder: Recipient): Mail {
  return mailOf({
    ...to(holder),
    subject: 'Somebody asked for your address',
    paragraphs: [
      `Somebody asked to use this address for another account at ${brand.name}. It belongs to yours, so nothing was changed.`,
      'If it was you, delete this account first or change its address.',
    ],
  });
}

export function addressChangedMail(user: Recipient, address: string, newEmail: string, origin: string): Mail {
  return mailOf({
    ...to({ ...user, email: address }),
    subject: 'Your email address was changed',
    paragraphs: [
      `Your account now has the address ${newEmail}, and all your other devices have been signed out. Both addresses have confirmed the change.`,
      `You can see what else has changed under Security in your settings: ${securityPage(origin)}`,
    ],
    note: 'If it was not you, please write to us right away.',
  });
}
