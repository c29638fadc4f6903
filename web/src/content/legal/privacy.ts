import { adminIdleMinutes, adminSessionHours } from '#contract/admin.ts';
import { contactLimits, messageDays } from '#contract/contact.ts';
import { factorLimits } from '#contract/factors.ts';
import { limits } from '#contract/limits.ts';
import { paymentLimits } from '#contract/payments.ts';
import { retention } from '#contract/retention.ts';

/** Something that is stored: its title for users, its names in the code, what it holds, and how long it is kept. */
export type Stored = { title: string; names: readonly string[]; what: string; until: string };

const withAccount = 'Until you delete your account.';

/** The tables of the database. */
export const inDatabase: readonly Stored[] = [
  {
    title: 'Your account',
    names: ['users'],
    what: 'Your email address and name, a hash of your password or the ID that Google gives you, your plan with its dates, how many words you have used, and which emails you want. A hash cannot be turned back into a password.',
    until: withAccount,
  },
  {
    title: 'Where you are signed in',
    names: ['sessions'],
    what: 'For each device: a hash of its cookie, the name of the browser, the country, and when it was last used.',
    until: `Until you sign out there, or ${retention.sessionDays} days after it was last used; ${retention.sessionMostDays} days at most.`,
  },
  {
    title: 'What happened to your account',
    names: ['security_events'],
    what: 'Sign-ins and failed attempts; uses and changes of passwords, links, addresses and other ways of signing in; and requests we refused, for example because there were too many, they came from another site or they were not allowed. We record the time, the name of the browser, the country, and the IP address without its last part, but never what was sent. Your settings show it under Security. We record what admins do in the same way.',
    until: `${retention.securityEventDays} days. When you delete your account, it stays for that time without any link to you, so that an intruder cannot erase the traces.`,
  },
  {
    title: 'Alarms',
    names: ['alarms', 'security_watch'],
    what: 'Unusual numbers of these events, such as many wrong passwords within an hour: when, what and how often, but not whose accounts. For an admin’s sign-in on a new device: which admin and which device.',
    until: `${retention.securityEventDays} days after it was last seen.`,
  },
  {
    title: 'Your passkeys',
    names: ['passkeys'],
    what: 'For each: its public key, the name you gave it, when it was added and last used, and hashes of what it has signed in the last minutes. The private key stays on your device; the public key can only check it. Your fingerprint, face or PIN never reaches us.',
    until: 'Until you remove it or delete your account.',
  },
  {
    title: 'Your authenticator app',
    names: ['authenticator_apps', 'recovery_codes'],
    what: 'The key that it shares with us, encrypted, how many codes were tried recently, and hashes of the recovery codes that you have not used.',
    until: 'Until you turn it off or delete your account. A recovery code is deleted when it is used.',
  },
  {
    title: 'Links in our emails',
    names: ['email_tokens'],
    what: 'A hash of the link that confirms your address or sets a new password.',
    until: `Until it is used, ${retention.linkHours} hours at most, then until the next daily cleanup.`,
  },
  {
    title: 'Emails waiting to be sent',
    names: ['mails'],
    what: 'An email to you, encrypted, until the mail provider accepts it, which usually takes a moment.',
    until: `${retention.mailDays} days at most, ${retention.linkHours} hours if it has a link. If an email could not be sent, we note that for ${retention.undeliveredDays} days, without its text and without your address.`,
  },
  {
    title: 'A change of your address',
    names: ['address_changes'],
    what: 'The new address, hashes of the links that we emailed to it and to the old one, and which of them have been used.',
    until: `${retention.linkHours} hours, then until the next daily cleanup.`,
  },
  {
    title: 'A rewrite',
    names: ['runs'],
    what: 'How many words it had, when it ran, and a fingerprint made with a secret key. The fingerprint recognises the same text when a request is repeated, so that you are not charged twice. The text cannot be recovered from it.',
    until: `${retention.runHours} hours, then until the next daily cleanup.`,
  },
  {
    title: 'A text that was paid for',
    names: ['paid_texts'],
    what: 'Fingerprints of its words in groups of three, made with a secret key, so that the same text, its result, or the text with a few corrected words is free when you send it again. The text cannot be recovered from them.',
    until: `${limits.sameText.hours} hours, then until the next daily cleanup.`,
  },
  {
    title: 'A network, for one day',
    names: ['network_days'],
    what: 'How many accounts were created from your network, and how many words the ones without a confirmed address have used. The network is stored only as a fingerprint made with a secret key, a different one each day.',
    until: 'The end of the day, then until the next daily cleanup.',
  },
  {
    title: 'Words sent to a language model, for one day',
    names: ['model_days'],
    what: 'How many words were sent to the language model that day: in total, by people without an account, and by each account or browser. An account or browser is stored only as a fingerprint made with a secret key, a different one each day.',
    until: 'The end of the day, then until the next daily cleanup.',
  },
  {
    title: 'Passwords tried',
    names: ['passwords_tried'],
    what: 'For an email address that somebody tries to sign in with: how many passwords were tried within a day. The address is stored only as a fingerprint made with a secret key. The passwords are not stored.',
    until: `${limits.passwordsTried.hours} hours, then until the next daily cleanup.`,
  },
  {
    title: 'Words counted',
    names: ['ledger', 'disagreements'],
    what: 'When words were charged or refunded, and how many. If our nightly check finds that the numbers do not add up, it notes the ID of the account or payment and the difference, until they do.',
    until: withAccount,
  },
  {
    title: 'Payments',
    names: ['payments', 'payment_events'],
    what: 'Which plan was paid for, how much and when, and the payment provider’s IDs for it. No card, no name, no address: those stay with the provider.',
    until: `We need them for our accounting. When you delete your account, they stay without any link to you. A checkout that was never paid is deleted after ${retention.unpaidDays} days.`,
  },
  {
    title: 'Secret payment links',
    names: ['secret_urls'],
    what: 'A hash of a link that you made, with its plan and amount.',
    until: `${paymentLimits.secretUrlHours} hours, then until the next daily cleanup.`,
  },
  {
    title: 'Messages to support',
    names: ['contact_messages'],
    what: 'What you write into the contact form: name, email address, subject and message. If you are signed in, also which account sent it.',
    until: `${messageDays.done} days after it was dealt with, ${messageDays.open} days at most. What you sent while signed in is deleted with your account.`,
  },
  {
    title: 'The blog',
    names: ['blog_posts', 'blog_post_slugs', 'blog_post_tags'],
    what: 'The posts, their addresses and their tags. Nothing about who reads them.',
    until: 'Until a post is deleted.',
  },
  {
    title: 'Our admins',
    names: ['admins', 'admin_sessions'],
    what: 'Their names, email addresses and hashes of their passwords. For each of their sessions: the name of the browser, the country and when it was last used. Nothing about you. Their passkeys and authenticator apps are stored like yours.',
    until: `An admin session ends after ${adminIdleMinutes} minutes without use, and after ${adminSessionHours} hours at most.`,
  },
];

/** Key prefixes in the store in which every entry expires. */
export const inForgettingStore: readonly Stored[] = [
  {
    title: 'Words used without an account',
    names: ['guest-words'],
    what: 'How many words this browser, your IP address and the addresses around it have used: three numbers. We use only the first half of an IPv6 address, and less of it for the addresses around it.',
    until: `${limits.guestDevice.days} days for this browser, ${limits.guestNetwork.days * 24} hours for the others.`,
  },
  {
    title: 'Texts rewritten without an account',
    names: ['guest-texts'],
    what: 'Fingerprints of their words in groups of three, made with a secret key, so that the same text is free when you send it again. The texts cannot be recovered from them.',
    until: `${limits.sameText.hours} hours.`,
  },
  {
    title: 'Messages sent',
    names: ['contact-messages'],
    what: `How many messages were sent from your network, so that nobody sends more than ${contactLimits.messagesPerDay} a day.`,
    until: '24 hours.',
  },
  {
    title: 'Your return from a payment',
    names: ['payment-token'],
    what: 'A hash of the link, and which account it belongs to.',
    until: `${paymentLimits.sessionMinutes} minutes.`,
  },
];

export const cookies: readonly Stored[] = [
  {
    title: 'Signed in',
    names: ['__Host-session'],
    what: 'Keeps you signed in.',
    until: `Until you sign out, or ${retention.sessionDays} days after your last visit; ${retention.sessionMostDays} days at most.`,
  },
  {
    title: 'This browser',
    names: ['__Host-device'],
    what: 'A random number that lets us count words used without an account. It says nothing about you, and we do not fingerprint your browser.',
    until: `${retention.deviceDays} days.`,
  },
  {
    title: 'A browser that you have signed in with',
    names: ['__Host-known'],
    what: 'Fingerprints of the accounts that have signed in here, made with a secret key. They let us notice a browser that is new to your account and email you about it. Nobody can sign in with them.',
    until: `${retention.deviceDays} days.`,
  },
  {
    title: 'On the way to Google',
    names: ['__Host-google'],
    what: 'Set only when you choose to sign in with Google, so that nobody else can finish the sign-in. While we ask for your password, it holds the ID and the email address that Google gave us, signed by us.',
    until: `${retention.googleAttemptMinutes} minutes.`,
  },
  {
    title: 'Between two steps',
    names: ['__Host-second_step', '__Host-passkey'],
    what: 'Set only while you sign in with an authenticator app or a passkey, so that nobody else can finish the sign-in.',
    until: `${factorLimits.secondStepMinutes} minutes at most.`,
  },
  {
    title: 'A check that you are a person',
    names: ['__Host-checked'],
    what: 'A note, signed by us, that this browser has passed the check before its first text without an account.',
    until: `${limits.guestDevice.days} days.`,
  },
  {
    title: 'An admin',
    names: ['__Host-admin_session'],
    what: `Set only for our admins.`,
    until: `${adminSessionHours} hours.`,
  },
];

const asYouChoose =
  'Until you sign out and choose to delete it, another account signs in here, or you clear the browser’s data for this site.';
const untilSignOut = 'Until you sign out, or clear the browser’s data for this site.';
const stays = 'Until you clear the browser’s data for this site.';

/** Keys of browser storage, and prefixes of cache names. None of it is sent to us automatically. */
export const inBrowser: readonly Stored[] = [
  {
    title: 'Your texts',
    names: [
      'draft_',
      'tab_draft',
      'result',
      'result_',
      'history',
      'humanizedTexts',
      'humanizedScores',
      'contact_draft',
      'blog_draft_',
    ],
    what: 'What you are writing in each tab, the result in it with your changes, what is being rewritten, your last results with their scores, an unsent message to support, and an admin’s unsaved post. They are stored nowhere else.',
    until: `${asYouChoose} Each result can be removed by itself; the unsent message goes when you close the tab.`,
  },
  {
    title: 'Your voice',
    names: ['voice'],
    what: 'The sample of your own writing that you saved, and what we measured in it. The sample stays here, unless you choose to send its first 300 words. Each rewrite in your voice sends its figures: how long your sentences are, how often you use contractions, dashes and “I”, and which dashes, linking words and spelling you prefer. We do not keep them.',
    until: `${asYouChoose} Or until you delete it there.`,
  },
  {
    title: 'Words used without an account',
    names: ['guest_usage_', 'global_guest_usage'],
    what: 'A copy of the count, so that it is right before the server answers.',
    until: stays,
  },
  {
    title: 'A payment',
    names: [
      'selectedPlan',
      'selectedBillingCycle',
      'selectedPrice',
      'paymentTimestamp',
      'payment_completed',
      'last_subscription_activation',
      'user_subscription_plan',
      'subscription_activated_at',
      'at_payment',
    ],
    what: 'Which plan you chose and when it started, so that the page knows which payment you are returning from.',
    until: untilSignOut,
  },
  {
    title: 'Who was here',
    names: ['auth_method', 'current_user_id', 'work_owner', 'return_place', 'admin_signed_in'],
    what: 'The ID of the account, how it signs in, and the page to go back to. Never a password, a name or an address.',
    until: `${untilSignOut} The ID stays with texts that you keep.`,
  },
  {
    title: 'The site itself',
    names: ['build'],
    what: 'Its pages, scripts and fonts, so that it opens offline. Nothing of yours, and no answers from the server.',
    until: 'Until newer versions replace them, or you clear the browser’s data for this site.',
  },
  {
    title: 'Your settings',
    names: ['theme', 'debug_config', 'force_debug_mode'],
    what: 'Light or dark, and whether the debug log is on.',
    until: stays,
  },
];

export const others = [
  {
    title: 'Cloudflare',
    body: 'Runs our servers. Every request passes through it, with your IP address, and it counts requests per minute so that nobody floods the site. Its own privacy policy says what it keeps of that, and for how long.',
  },
  {
    title: 'Cloudflare’s check for bots',
    body: 'If it is turned on, it loads when you create an account, and before the first text in a browser without one. It looks at your browser and your IP address to tell people from bots, and tells us whether you passed. It does not see what you write, and loads nowhere else.',
  },
  {
    title: 'The payment provider',
    body: 'Takes the money when you buy a plan, on its own page and under its own terms.',
  },
  {
    title: 'The mail provider',
    body: 'Delivers our emails: confirmations, links for new passwords, receipts, and the alerts that you have left on.',
  },
  {
    title: 'A service for our security log',
    body: 'If one is set up, it gets what we record about sign-ins and refused requests: the time, the ID of the account, the name of the browser, the country, and the IP address without its last part. No name, no email address, and nothing that you write. It keeps that for as long as it keeps logs, even if you delete your account.',
  },
  { title: 'Google', body: 'Learns that you sign in here, if you choose to sign in with Google.' },
  {
    title: 'Have I Been Pwned',
    body: 'When you choose a password, we ask it whether the password is in published lists of stolen ones. We send five of the forty digits of a hash, which fit a great many passwords. It learns neither the password nor who you are.',
  },
  {
    title: 'Other sites in a post',
    body: 'A blog post can show a picture or a video from another site, which then sees your IP address, as if you had visited it.',
  },
] as const;
