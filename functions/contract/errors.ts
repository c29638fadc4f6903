import { tooManyMessages } from './contact.ts';
import { factorLimits } from './factors.ts';
import { planChangeBlocks } from './plan-change.ts';

/** Every failure that the API can return, with its status and default message. */
export const failures = {
  invalid_json: { status: 400, sentence: 'The request is not valid JSON.' },
  upload_aborted: { status: 400, sentence: 'The request ended before all of it had arrived.' },
  invalid_input: { status: 400, sentence: 'The request is not valid.' },
  cross_site: { status: 403, sentence: 'This request came from another site and was refused.' },
  https_required: {
    status: 403,
    sentence:
      'This request came over http, where others can read it, so nothing was done. Send it to the same address over https.',
  },
  tls_too_old: {
    status: 403,
    sentence:
      'This connection uses a TLS version older than 1.2, which is not secure, so nothing was done. Use a browser or program with TLS 1.2 or later.',
  },
  cipher_too_weak: {
    status: 403,
    sentence:
      'This connection uses weak encryption, so nothing was done. Use a browser or program with TLS 1.3, or with TLS 1.2 and ECDHE with GCM or ChaCha20.',
  },
  not_found: { status: 404, sentence: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, sentence: 'This address does not accept that kind of request.' },
  body_too_large: { status: 413, sentence: 'The request is too large.' },
  unsupported_media_type: { status: 415, sentence: 'The request must be sent as JSON.' },
  not_signed_in: { status: 401, sentence: 'User not authenticated' },
  invalid_credentials: { status: 401, sentence: 'Invalid email or password' },
  invalid_admin_credentials: { status: 401, sentence: 'Invalid admin credentials' },
  invalid_admin_session: { status: 401, sentence: 'Invalid admin session' },
  admin_required: { status: 401, sentence: 'Admin authentication required' },
  mail_too_soon: {
    status: 429,
    sentence: 'The last email was sent less than a minute ago. You can send another one in a minute.',
  },
  admin_factor_missing: {
    status: 403,
    sentence:
      'An admin needs a second factor here. Open the admin page and set up a passkey or an authenticator app.',
  },
  own_alarm: {
    status: 403,
    sentence: 'This alarm is about yourself, so another admin has to mark it as done.',
  },
  admin_factor_due: {
    status: 403,
    sentence: 'This sign-in is not finished. Open the admin page and enter the code, or use a passkey.',
  },
  too_many_attempts: { status: 429, sentence: 'Too many attempts. Please wait a minute and try again.' },
  account_guarded: {
    status: 429,
    sentence:
      'Too many passwords were tried for this account. For a day, you can sign in with a password only in a browser you have used before. If the account exists, we have emailed it a link that lets you in.',
  },
  email_taken: {
    status: 409,
    sentence: 'An account with this email address already exists. Please sign in instead.',
  },
  google_account: {
    status: 409,
    sentence:
      'This email address belongs to an account that signs in with Google. Sign in with Google, then set a password in your account settings.',
  },
  weak_password: { status: 400, sentence: 'This password is too easy to guess. Please choose another.' },
  proof_required: { status: 403, sentence: 'Please confirm that it is you.' },
  breached_password: {
    status: 400,
    sentence: 'This password is in published lists of stolen passwords. Please choose another.',
  },
  invalid_code: {
    status: 403,
    sentence: 'This code is wrong. Use the newest one, and check that your phone’s clock is right.',
  },
  used_code: { status: 403, sentence: 'This code has already been used. Wait for the next one.' },
  code_required: { status: 403, sentence: 'Please enter the code that your authenticator app shows.' },
  too_many_codes: {
    status: 429,
    sentence: 'Too many wrong codes. Wait an hour, or use a recovery code or a passkey.',
  },
  second_step_over: { status: 401, sentence: 'This sign-in took too long. Please start again.' },
  address_not_confirmed: {
    status: 403,
    sentence: 'Please confirm your email address first. That way, nobody can lock you out of your account.',
  },
  authenticator_exists: {
    status: 409,
    sentence: 'You already have an authenticator app. Turn it off before you set up another.',
  },
  no_authenticator: { status: 409, sentence: 'There is no authenticator app.' },
  setup_over: { status: 400, sentence: 'Setting this up took too long. Please start again.' },
  passkey_failed: { status: 401, sentence: 'The passkey could not be checked. Please try again.' },
  passkey_unknown: {
    status: 401,
    sentence:
      'This passkey does not belong to an account here. It may have been removed in the account’s settings.',
  },
  passkey_taken: { status: 409, sentence: 'This passkey has already been added.' },
  too_many_passkeys: {
    status: 409,
    sentence: `An account can have at most ${factorLimits.passkeys} passkeys. Remove one that you no longer use.`,
  },
  human_check_required: {
    status: 403,
    sentence: 'Please complete the check first, so that we know you are a person. Nothing has been done yet.',
  },
  human_check_failed: {
    status: 403,
    sentence: 'The check could not tell whether you are a person, or it took too long. Please try again.',
  },
  invalid_reset_token: { status: 400, sentence: 'Invalid or expired reset token' },
  expired_reset_token: { status: 400, sentence: 'Reset token has expired' },
  invalid_verification_token: { status: 400, sentence: 'This verification link is invalid or has expired.' },
  same_address: { status: 400, sentence: 'This is already the address of your account.' },
  too_many_address_changes: {
    status: 429,
    sentence: 'You have asked to change your address too often today. Please try again tomorrow.',
  },
  invalid_change_token: {
    status: 400,
    sentence: 'This link has been used or has expired, or the change was cancelled.',
  },
  address_taken: {
    status: 409,
    sentence:
      'Somebody has created an account with the new address in the meantime. Your address was not changed.',
  },
  google_failed: { status: 401, sentence: 'Failed to sign in with Google' },
  google_incomplete: { status: 401, sentence: 'Authentication data incomplete' },
  google_unavailable: { status: 502, sentence: 'Failed to sign in with Google' },
  google_unverified: {
    status: 403,
    sentence: 'Google has not verified this email address, so it cannot be used to sign in here.',
  },
  google_conflict: {
    status: 409,
    sentence: 'Another Google account is already linked to this email address. Sign in with that one.',
  },
  google_password: {
    status: 403,
    sentence:
      'There is already an account with this email address. Enter its password once to link Google to it.',
  },
  google_link_expired: {
    status: 410,
    sentence: 'This took longer than ten minutes. Please choose your Google account once more.',
  },
  google_mismatch: {
    status: 403,
    sentence: 'This is not the Google account that is linked to yours. Please choose the other one.',
  },
  google_required: {
    status: 403,
    sentence: 'Please sign in with Google once more to confirm that it is you.',
  },
  not_a_google_account: {
    status: 409,
    sentence: 'This account does not sign in with Google. Change its password instead.',
  },
  no_password: { status: 409, sentence: 'This account signs in with Google and has no password.' },
  invalid_password: { status: 403, sentence: 'Invalid password' },
  email_mismatch: { status: 400, sentence: 'This is not the email address of your account.' },
  text_missing: { status: 400, sentence: 'The request has no text.' },
  text_empty: { status: 400, sentence: 'Please enter some text first.' },
  unknown_option: { status: 400, sentence: 'There is no such option, or it cannot have this value.' },
  invalid_run_id: { status: 400, sentence: 'A run_id has 8 to 64 letters, digits, hyphens or underscores.' },
  request_too_long: { status: 403, sentence: 'This text is too long for one request.' },
  words_exceeded: { status: 403, sentence: 'This text has more words than you have left.' },
  confirm_address: {
    status: 403,
    sentence:
      'Confirm your email address to continue. Unconfirmed accounts on your network have used up the words they share today. Nothing was charged.',
  },
  too_many_accounts: {
    status: 429,
    sentence:
      'Too many accounts have been made from this network today. Please sign in, or try again tomorrow.',
  },
  run_id_taken: { status: 409, sentence: 'This run_id was used for another text. Please try again.' },
  run_in_progress: {
    status: 409,
    sentence: 'This text is being rewritten right now. Please wait until it is done.',
  },
  too_many_runs: {
    status: 429,
    sentence: 'You are already rewriting the most texts allowed at once. Please wait until one is done.',
  },
  busy: { status: 429, sentence: 'We could not accept your text just now. Please try again in a moment.' },
  humanize_failed: {
    status: 502,
    sentence: 'Error: Humanization service temporarily unavailable. Please try again.',
  },
  usage_failed: { status: 503, sentence: 'Error updating usage. Please try again or contact support.' },

  invalid_payment_token: { status: 400, sentence: 'Invalid payment token' },
  payment_session_expired: { status: 410, sentence: 'Payment session has expired. Please try again.' },
  payment_link_used: {
    status: 410,
    sentence: 'This link has already been used. Your account settings show the state of the payment.',
  },
  payment_link_expired: {
    status: 410,
    sentence: 'This link has expired. Your account settings show the state of the payment.',
  },
  payment_not_found: { status: 404, sentence: 'We found no payment for this.' },
  payment_failed: {
    status: 402,
    sentence: 'Payment processing failed. Please contact support if this issue persists.',
  },
  payment_amount_mismatch: { status: 409, sentence: 'Payment amount verification failed' },
  payment_refunded: { status: 409, sentence: 'This payment was refunded, so its plan has ended.' },
  payment_duplicate: { status: 409, sentence: 'You paid twice. Our support will refund the second payment.' },
  invalid_plan: { status: 400, sentence: 'Invalid plan configuration' },
  payment_unconfigured: { status: 503, sentence: 'Payment processing failed. Please try again.' },
  webhook_refused: { status: 400, sentence: 'The signature of this event is not valid.' },
  ...planChangeBlocks,

  post_not_found: { status: 404, sentence: 'Blog post not found' },
  post_changed: {
    status: 409,
    sentence:
      'This post has been changed since you opened it. Nothing was saved. Copy your text, then open the post again.',
  },
  post_too_large: {
    status: 413,
    sentence: 'This post is too large: with its pictures it can have at most 1 MB. Nothing was saved.',
  },
  message_id_taken: {
    status: 409,
    sentence: 'Another message was sent with this id. Nothing was sent: please try again.',
  },
  too_many_messages: { status: 429, sentence: tooManyMessages },

  rate_limited: { status: 429, sentence: 'Too many requests. Please wait a minute and try again.' },
  internal_error: { status: 500, sentence: 'An unexpected error occurred' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof failures;

export type Failure = { error: string; code: ErrorCode };
