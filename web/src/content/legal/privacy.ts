import { adminIdleMinutes, adminSessionHours } from '#contract/admin.ts';
import { brand } from '#contract/brand.ts';
import { contactLimits, messageDays } from '#contract/contact.ts';
import { factorLimits } from '#contract/factors.ts';
import { limits } from '#contract/limits.ts';
import { paymentLimits } from '#contract/payments.ts';
import { retention } from '#contract/retention.ts';

/** Something that is stored: what a person calls it, what we call it, what it holds, and when it goes. */
export type Stored = {
  title: string;
  names: readonly string[];
  what: string;
  until: string;
};

const withAccount = 'Until you delete your account.';

/** The tables of the database. */
export const inDatabase: readonly Stored[] = [
  {
    title: 'Your account',
    names: ['users'],
    what: 'Your email address and name, a hash of your password or the number that Google gives you, your plan with its dates, how many words you have used, and which mails you want. A hash cannot be turned back into a password.',
    until: withAccount,
  },
  {
    title: 'Where you are signed in',
    names: ['sessions'],
    what: 'For each device: a hash of its cookie, what the browser calls itself, the country, and when it was last used.',
    until: `Until you sign out there, or ${retention.sessionDays} days after it was last used; ${retention.sessionMostDays} days at most.`,
  },
  {
    title: 'What happened to your account',
    names: ['security_events'],
    what: 'When somebody signed in or tried to, and when a password, a link, an address or another way of signing in was used or changed, and when a call was refused: too many, from another site, without the right to it, against a limit or with input that our pages do not send. It says the moment, what the browser calls itself, the country, and the connection without its last part. Your settings show it under Security. It never says what was sent. A few words of it say what an admin did.',
    until: `${retention.securityEventDays} days. When you delete your account, it stays for that time without any link to you, so that nobody who breaks in can wipe out the traces.`,
  },
  {
    title: 'Alarms',
    names: ['alarms', 'security_watch'],
    what: 'When far more of this happened than usual, as many wrong passwords within an hour: when, of what kind and how often, and nothing about whose accounts. Where an admin signed in on a new device, which admin and what device.',
    until: `${retention.securityEventDays} days after it was last seen.`,
  },
  {
    title: 'Your passkeys',
    names: ['passkeys'],
    what: 'For each: its public key, the name you gave it, when it was added and last used, and hashes of what it has signed in the last minutes. What signs in stays on your device; the key here can only check it. Your finger, face or PIN never reaches us.',
    until: 'Until you remove it or delete your account.',
  },
  {
    title: 'Your authenticator app',
    names: ['authenticator_apps', 'recovery_codes'],
    what: 'The key that it shares with us, locked by a secret key of ours, how many codes were tried lately, and hashes of the recovery codes that you have not used.',
    until: 'Until you turn it off or delete your account. A recovery code goes when it is used.',
  },
  {
    title: 'Links in our mails',
    names: ['email_tokens'],
    what: 'A hash of the link that confirms your address or sets a new password.',
    until: `Until it is used, ${retention.linkHours} hours at most, and the daily cleaning after that.`,
  },
  {
    title: 'Mails on their way',
    names: ['mails'],
    what: 'A mail to you, encrypted, until the mail provider has taken it: usually a moment.',
    until: `${retention.mailDays} days at most, ${retention.linkHours} hours where it has a link. That one could not be sent is noted for ${retention.undeliveredDays} days, without its text and without your address.`,
  },
  {
    title: 'A change of your address',
    names: ['address_changes'],
    what: 'The new address, hashes of the links that were mailed to it and to the old one, and which of them have been used.',
    until: `${retention.linkHours} hours, and the daily cleaning after that.`,
  },
  {
    title: 'A rewriting',
    names: ['runs'],
    what: 'How many words it had, when it was, and a fingerprint made with a secret key: it recognises the same text when a call is repeated, so that you are not charged twice. The text cannot be read out of it.',
    until: `${retention.runHours} hours, and the daily cleaning after that.`,
  },
  {
    title: 'A text that was paid for',
    names: ['paid_texts'],
    what: 'Fingerprints of its words in threes, made with a secret key: the same text, its result and a text with a few corrected words cost nothing when they come again. The text cannot be read out of them.',
    until: `${limits.sameText.hours} hours, and the daily cleaning after that.`,
  },
  {
    title: 'A network, for one day',
    names: ['network_days'],
    what: 'How many accounts were made from your connection, and how many words those have used whose address is not confirmed. The connection stands there as a fingerprint made with a secret key, another one each day.',
    until: 'The end of the day, and the daily cleaning after that.',
  },
  {
    title: 'Words sent to a language model, for one day',
    names: ['model_days'],
    what: 'How many words were sent to the language model that day: in total, by people without an account, and by each account or browser. An account or browser is stored as a fingerprint made with a secret key, another one each day.',
    until: 'The end of the day, and the daily cleaning after that.',
  },
  {
    title: 'Passwords tried',
    names: ['passwords_tried'],
    what: 'For an email address that somebody tries to sign in with: how many passwords were tried within a day. The address stands there as a fingerprint made with a secret key, the passwords do not stand there.',
    until: `${limits.passwordsTried.hours} hours, and the daily cleaning after that.`,
  },
  {
    title: 'Words counted',
    names: ['ledger', 'disagreements'],
    what: 'When words were charged or given back, and how many. Where the nightly check of our books finds that they do not add up, it notes the number of the account or payment, and by how much, until they do.',
    until: withAccount,
  },
  {
    title: 'Payments',
    names: ['payments', 'payment_events'],
    what: 'Which plan was paid for, how much and when, and the payment provider’s numbers for it. No card, no name, no address: those stay with the provider.',
    until: `For our books. When you delete your account, they stay without any link to you. A checkout that nobody paid for goes after ${retention.unpaidDays} days.`,
  },
  {
    title: 'Secret payment links',
    names: ['secret_urls'],
    what: 'A hash of a link that you made, with its plan and amount.',
    until: `${paymentLimits.secretUrlHours} hours, and the daily cleaning after that.`,
  },
  {
    title: 'Messages to support',
    names: ['contact_messages'],
    what: 'What you write into the contact form: name, email address, subject and message. If you are signed in, it also says by which account.',
    until: `${messageDays.done} days after it was dealt with, ${messageDays.open} days at most. What you sent while signed in goes with your account.`,
  },
  {
    title: 'The blog',
    names: ['blog_posts', 'blog_post_slugs', 'blog_post_tags'],
    what: 'The posts, their addresses and their tags. Nothing about who reads them.',
    until: 'Until a post is deleted.',
  },
  {
    title: 'Those who run the place',
    names: ['admins', 'admin_sessions'],
    what: 'The admins’ names, addresses and hashes of their passwords. For a session of theirs, what the browser called itself, the country and when it was last used. Nothing of yours. Their passkeys and authenticator apps stand beside yours.',
    until: `A session of theirs ends ${adminIdleMinutes} minutes after its last use, ${adminSessionHours} hours after it began at most.`,
  },
];

/** The beginnings of the keys of the store in which everything has an end. */
export const inForgettingStore: readonly Stored[] = [
  {
    title: 'Words used without an account',
    names: ['guest-words'],
    what: 'Three numbers: how many words this browser has used, how many your connection has, and how many the connections around it have. A connection is known by its address (of an IPv6 address, its first half), those around it by the first part of theirs.',
    until: `${limits.guestDevice.days} days for the browser’s, ${limits.guestNetwork.days * 24} hours for the others.`,
  },
  {
    title: 'Texts rewritten without an account',
    names: ['guest-texts'],
    what: 'Fingerprints of their words in threes, made with a secret key, so that the same text costs nothing when it comes again. The texts cannot be read out of them.',
    until: `${limits.sameText.hours} hours.`,
  },
  {
    title: 'Messages sent',
    names: ['contact-messages'],
    what: `How many messages have come from your connection, so that nobody sends more than ${contactLimits.messagesPerDay} a day.`,
    until: '24 hours.',
  },
  {
    title: 'The way back from a payment',
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
    what: 'A random number by which words without an account are counted. It says nothing about you, and we look for no other traits of your browser.',
    until: `${retention.deviceDays} days.`,
  },
  {
    title: 'A browser that you have signed in with',
    names: ['__Host-known'],
    what: 'Fingerprints of the accounts that were opened here, made with a secret key. By them we know a browser that is new to your account, and tell you of it by mail. They open nothing.',
    until: `${retention.deviceDays} days.`,
  },
  {
    title: 'On the way to Google',
    names: ['__Host-google'],
    what: 'Set only when you choose to sign in with Google, so that nobody else can finish it. While we ask for your password, it holds the number and the address that Google has told us, signed by us.',
    until: `${retention.googleAttemptMinutes} minutes.`,
  },
  {
    title: 'Between two steps',
    names: ['__Host-second_step', '__Host-passkey'],
    what: 'Set only while you sign in with an authenticator app or a passkey, so that nobody else can finish it.',
    until: `${factorLimits.secondStepMinutes} minutes at most.`,
  },
  {
    title: 'A check that you are a person',
    names: ['__Host-checked'],
    what: 'That this browser has passed the check before its first text without an account, where one is asked for, signed by us.',
    until: `${limits.guestDevice.days} days.`,
  },
  {
    title: 'An admin',
    names: ['__Host-admin_session'],
    what: `Set only for those who run ${brand.name}.`,
    until: `${adminSessionHours} hours.`,
  },
];

const asYouChoose =
  'Until you sign out and choose to delete it, another account signs in here, or you clear the browser’s data for this site.';
const untilSignOut = 'Until you sign out, or clear the browser’s data for this site.';
const stays = 'Until you clear the browser’s data for this site.';

/** Keys of the browser's own storage, and what its caches begin with. Nothing in it is sent to us by itself. */
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
    what: 'What you are writing in each tab and which of it is that tab’s, its result with what you have made of it, what is being rewritten, your last results with their scores, an unsent message to support, and an admin’s unsaved post. They are here and nowhere else.',
    until: `${asYouChoose} Each result can be removed by itself; the unsent message goes when you close the tab.`,
  },
  {
    title: 'Your voice',
    names: ['voice'],
    what: 'The sample of your own writing that you saved, and what was measured in it. The sample stays here, unless you tick that its first 300 words go along. With each run that matches it go the figures: how long your sentences are, how often you contract, use dashes (and of which form) and say “I”, which of our linking words you prefer, and which spelling. They are not kept.',
    until: `${asYouChoose} Or until you delete it there.`,
  },
  {
    title: 'Who rewrites',
    names: ['model_told'],
    what: 'Which language model or service you were told of, so that you are told once who reads your text.',
    until: stays,
  },
  {
    title: 'Words used without an account',
    names: ['guest_usage_', 'global_guest_usage'],
    what: 'A copy of the count, so that it is right before the server has answered.',
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
    what: 'Which plan you chose and when it started, so that the page knows what you come back from.',
    until: untilSignOut,
  },
  {
    title: 'Who was here',
    names: ['auth_method', 'current_user_id', 'work_owner', 'return_place', 'admin_signed_in'],
    what: 'The number of the account, how it signs in, and the page to go back to. Never a password, a name or an address.',
    until: `${untilSignOut} The number stays beside texts that you keep.`,
  },
  {
    title: 'The site itself',
    names: ['build'],
    what: 'Its pages, scripts and fonts, so that it opens without a network. Nothing of yours, and no answer of the server.',
    until: 'Until newer versions take its place, or you clear the browser’s data for this site.',
  },
  {
    title: 'Your settings',
    names: ['theme', 'debug_config', 'force_debug_mode'],
    what: 'Light or dark, and whether the log for developers is on.',
    until: stays,
  },
];

export const others = [
  {
    title: 'Cloudflare',
    body: 'Runs the servers. Every call passes through it, with your IP address, and it counts calls per minute so that nobody floods the place. What it keeps of that for itself, and for how long, its own privacy policy says.',
  },
  {
    title: 'Cloudflare’s check of people',
    body: 'Where it is switched on, it is loaded when you make an account, and before the first text in a browser without one. It looks at your browser and your IP address to tell people from programs, and tells us whether you passed. It learns nothing of what you write, and is loaded nowhere else.',
  },
  {
    title: 'The payment provider',
    body: 'Takes the money when you buy a plan, on its own page and under its own terms.',
  },
  {
    title: 'The mail provider',
    body: 'Delivers our mails: confirmations, new passwords, receipts, and the alerts that you have left on.',
  },
  {
    title: 'A keeper of our security log',
    body: 'Where one is set up, it gets what we note of sign-ins and refused calls: the moment, the number of the account, what the browser calls itself, the country, and the connection without its last part. No name, no email address, and nothing that you write. What it got stays there when your account goes, for as long as it keeps logs.',
  },
  {
    title: 'Google',
    body: 'Learns that you sign in here, if you choose to sign in with it.',
  },
  {
    title: 'Have I Been Pwned',
    body: 'Is asked, when you choose a password, whether it stands in published lists of stolen ones. It learns five of forty digits of a fingerprint, which fit a great many passwords, and neither the password nor who you are.',
  },
  {
    title: 'Other sites in a post',
    body: 'A post of the blog can show a picture or a video from another site, which then sees your address as if you had gone there.',
  },
] as const;
