import { brand } from '#contract/brand.ts';
import type { Message } from '#db/messages.ts';
import { pages } from '#contract/pages.ts';
import { type Attention, reviewWords } from '#contract/payments-to-review.ts';
import { currency as ourCurrency, planName, plans } from '#contract/plans.ts';
import type { Payment } from '#db/payments.ts';
import type { User } from '#db/users.ts';
import { mailOf, type Recipient, to, worksOnce } from './layout.ts';
import type { Mail } from '../mail.ts';

const inWords = (words: number) => new Intl.NumberFormat('en').format(words);

export const dayInWords = (day: Date) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(day);

export function verificationMail(user: Recipient, origin: string, token: string): Mail {
  return mailOf({
    ...to(user),
    subject: 'Confirm your email address',
    paragraphs: [
      `Welcome to ${brand.name}. Please confirm that this address is yours. The link ${worksOnce}.`,
    ],
    link: { label: 'Confirm my address', url: `${origin}/verify-email#token=${token}`, runsOut: true },
    note: 'If you did not create an account, please ignore this email.',
  });
}

export function resetMail(user: Recipient, origin: string, token: string): Mail {
  return mailOf({
    ...to(user),
    subject: 'Reset your password',
    paragraphs: [
      `Somebody, hopefully you, asked to reset the password of your account. The link ${worksOnce}.`,
      'Choosing a new password signs you out everywhere.',
    ],
    link: { label: 'Choose a new password', url: `${origin}/reset-password#token=${token}`, runsOut: true },
    note: 'If it was not you, ignore this email. Your password stays the same.',
  });
}

export function setPasswordMail(user: Recipient, origin: string, token: string): Mail {
  return mailOf({
    ...to(user),
    subject: 'You sign in with Google',
    paragraphs: [
      'Somebody (hopefully you) asked to reset your password. Your account has none: you sign in with Google, and you can keep doing that.',
      `If you want a password as well, set one here. The link ${worksOnce}. Setting a password signs you out everywhere.`,
    ],
    link: { label: 'Set a password', url: `${origin}/reset-password#token=${token}`, runsOut: true },
    note: 'If it was not you, ignore this email. Nothing changes.',
  });
}

export function passwordChangedMail(user: Recipient, origin: string): Mail {
  return mailOf({
    ...to(user),
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account has just been changed, and all your other devices have been signed out.',
      `If it was not you, change it right away: open the sign-in window at ${origin}, choose "Forgot password?", and write to us.`,
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
      `You have used ${used}. They reset on ${dayInWords(user.resetsAt)}.`,
      percent === 100
        ? 'To rewrite more before then, move to a higher plan. It starts right away.'
        : 'We are telling you now, so that you do not run out in the middle of a text.',
    ],
    link: { label: 'See the plans', url: `${origin}/pricing` },
    note: `You can turn these emails off under Notifications: ${origin}/account-settings`,
  });
}

export function accountDeletedMail(user: Recipient, records: number): Mail {
  return mailOf({
    ...to(user),
    subject: 'Your account was deleted',
    paragraphs: [
      `Your account and ${inWords(records)} records about it have been deleted for good. Payments stay on record, without any link to you.`,
      `Thank you for using ${brand.name}.`,
    ],
    note: 'If it was not you, please write to us right away.',
  });
}

const inMoney = (cents: number, currency: string = ourCurrency) =>
  `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;

const started = {
  ACTIVATED: 'has started',
  EXTENDED: 'has been extended',
  'UPGRADED/CHANGED': 'has replaced your previous plan',
} as const;

export function planChangedMail(
  user: Recipient & Pick<User, 'wordsLimit' | 'subscriptionEnd' | 'resetsAt' | 'planUpdates'>,
  { plan, billingCycle, amount, action, wordsCarried, termStart, termEnd }: Payment,
  origin: string,
): Mail {
  const { name } = plans[plan];
  const end = termEnd === null ? '' : ` It lasts until ${dayInWords(termEnd)}.`;
  const words =
    user.wordsLimit < 0
      ? 'You have unlimited words.'
      : action === 'EXTENDED' && termStart !== null
        ? `You get the words of the new term when it begins, on ${dayInWords(termStart)}, plus any you have left by then.`
        : `Until ${dayInWords(user.resetsAt)} you have ${inWords(user.wordsLimit)} words, ${inWords(wordsCarried ?? 0)} of them carried over.`;
  return mailOf({
    ...to(user),
    subject: `Your ${name} plan is active`,
    paragraphs: [
      `Thank you. Your payment of ${inMoney(amount)} has arrived, and your ${name} plan with ${billingCycle} billing ${started[action ?? 'ACTIVATED']}.${end}`,
      words,
      `Nothing renews by itself, so there is nothing to cancel.${user.planUpdates ? ' We will write to you a week before it ends.' : ''}`,
    ],
    link: { label: `Open ${brand.name}`, url: `${origin}/` },
  });
}

export function termEndsMail(
  user: Recipient & Pick<User, 'plan'>,
  subscriptionEnd: Date,
  origin: string,
): Mail {
  const name = planName(user.plan);
  return mailOf({
    ...to(user),
    subject: `Your ${name} plan ends on ${dayInWords(subscriptionEnd)}`,
    paragraphs: [
      `Your ${name} plan ends on ${dayInWords(subscriptionEnd)}. It does not renew by itself. If you want to keep it, you can renew it now: the new term starts when this one ends.`,
      `Otherwise your account will be on the free plan from then on, with ${inWords(plans.free.wordsPerMonth)} words a month. You lose nothing else.`,
    ],
    link: { label: 'Renew', url: `${origin}/pricing` },
    note: `You can turn these emails off under Notifications: ${origin}/account-settings`,
  });
}

export function refundedMail(user: Recipient & Pick<User, 'subscriptionEnd'>, payment: Payment): Mail {
  const { name } = plans[payment.plan];
  const end = user.subscriptionEnd === null ? '' : ` on ${dayInWords(user.subscriptionEnd)}`;
  return mailOf({
    ...to(user),
    subject: 'Your payment was refunded',
    paragraphs: [
      `Your payment of ${inMoney(payment.amount)} for the ${name} plan was refunded, so its term ends${end}.`,
    ],
    note: 'If you did not ask for this, please write to us.',
  });
}

export type Written = Pick<Message, 'name' | 'email' | 'subject' | 'message'>;

/** To support; replies go to the sender of the message. */
export function contactMail({ name, email, subject, message }: Written, origin: string): Mail {
  return {
    ...mailOf({
      to: brand.supportEmail,
      name: null,
      subject: `Message: ${subject}`,
      paragraphs: [`${name} (${email}) wrote:`, ...message.split(/\n+/)],
      link: { label: 'Open the messages', url: `${origin}${pages.admin.alsoAt[1]}` },
    }),
    replyTo: email,
    about: 'a message to support',
  };
}

/** To support. Contains the provider's payment id and nothing about the person. */
export function attentionMail(
  reason: Attention,
  money: { providerPaymentId: string; amount: number; currency: string },
  origin: string,
): Mail {
  const { what, next } = reviewWords[reason];
  return mailOf({
    to: brand.supportEmail,
    name: null,
    subject: `A payment needs attention: ${reason.replace('_', ' ')}`,
    paragraphs: [
      `The payment ${money.providerPaymentId} of ${inMoney(money.amount, money.currency)} needs attention.`,
      `${what} ${next}`,
    ],
    link: { label: 'Open the payments that need attention', url: `${origin}${pages.admin.alsoAt[0]}` },
  });
}
