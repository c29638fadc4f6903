/** Recorded events: sign-ins and protection of accounts, and actions of admins. `words`: how lists describe them. */
export const securityEvents = {
  account_created: { group: 'signing-in', words: 'Account created' },
  signed_in: { group: 'signing-in', words: 'Signed in with a password' },
  signed_in_by_google: { group: 'signing-in', words: 'Signed in with Google' },
  signed_in_by_passkey: { group: 'signing-in', words: 'Signed in with a passkey' },
  second_step_due: { group: 'signing-in', words: 'Password or Google accepted; a second step was needed' },
  sign_in_failed: { group: 'signing-in', words: 'Sign-in failed: wrong password' },
  google_refused: { group: 'signing-in', words: 'Sign-in with Google failed' },
  tries_stopped: { group: 'signing-in', words: 'Stopped for a minute: too many tries' },
  signed_out: { group: 'signing-in', words: 'Signed out' },
  session_ended: { group: 'signing-in', words: 'A device was signed out' },
  other_sessions_ended: { group: 'signing-in', words: 'All other devices were signed out' },

  wrong_password: { group: 'protection', words: 'A change was refused: wrong password' },
  password_confirmed: { group: 'protection', words: 'Confirmed again with the password' },
  proof_due: { group: 'protection', words: 'A change was stopped: proof of identity was needed' },
  password_changed: { group: 'protection', words: 'Password changed' },
  reset_requested: { group: 'protection', words: 'A link for a new password was requested' },
  password_reset: { group: 'protection', words: 'Password changed by a link in an email' },
  password_dropped: { group: 'protection', words: 'Password removed: email address never confirmed' },
  address_confirmed: { group: 'protection', words: 'Email address confirmed' },
  address_change_requested: { group: 'protection', words: 'A new email address was requested' },
  address_changed: { group: 'protection', words: 'Email address changed' },
  google_linked: { group: 'protection', words: 'Google account linked' },
  google_confirmed: { group: 'protection', words: 'Confirmed again with Google' },
  passkey_added: { group: 'protection', words: 'Passkey added' },
  passkey_removed: { group: 'protection', words: 'Passkey removed' },
  authenticator_added: { group: 'protection', words: 'Authenticator app added' },
  authenticator_removed: { group: 'protection', words: 'Authenticator app removed' },
  recovery_codes_made: { group: 'protection', words: 'New recovery codes made' },
  recovery_code_used: { group: 'protection', words: 'A recovery code was used' },
  code_accepted: { group: 'protection', words: 'Code from the authenticator app accepted' },
  passkey_accepted: { group: 'protection', words: 'Passkey accepted' },
  factor_failed: { group: 'protection', words: 'A code, recovery code or passkey was wrong' },

  data_exported: { group: 'data', words: 'Data exported' },
  account_deleted: { group: 'data', words: 'Account deleted' },

  admin_signed_in: { group: 'admin', words: 'Admin signed in' },
  admin_sign_in_failed: { group: 'admin', words: 'Admin sign-in failed' },
  admin_signed_out: { group: 'admin', words: 'Admin signed out' },
  admin_sessions_ended: { group: 'admin', words: 'Admin signed out their other devices' },
  sessions_ended_by_admin: { group: 'admin', words: 'All devices were signed out by support' },
  payment_marked: { group: 'admin', words: 'Payment marked' },
  message_marked: { group: 'admin', words: 'Message marked' },
  mail_marked: { group: 'admin', words: 'Undelivered mail marked' },
  alarm_marked: { group: 'admin', words: 'Alarm marked' },
  post_created: { group: 'admin', words: 'Post created' },
  post_edited: { group: 'admin', words: 'Post edited' },
  post_deleted: { group: 'admin', words: 'Post deleted' },

  webhook_refused: { group: 'webhooks', words: 'Payment event refused: wrong signature' },

  link_refused: { group: 'refusals', words: 'Refused: a link that is invalid or has expired' },
  rights_refused: { group: 'refusals', words: 'Refused: not signed in, or not allowed' },
  input_refused: { group: 'refusals', words: 'Refused: input that our pages never send' },
  calls_refused: { group: 'refusals', words: 'Refused: too many requests in a minute' },
  cross_site_refused: { group: 'refusals', words: 'Refused: a request from another site' },
  rule_refused: { group: 'refusals', words: 'Refused: against a limit or a rule' },
} as const;

export type SecurityEventKind = keyof typeof securityEvents;

export const securityGroups = ['signing-in', 'protection', 'data', 'admin', 'webhooks', 'refusals'] as const;
export type SecurityGroup = (typeof securityGroups)[number];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keys of an object are called is forgotten
const kinds = Object.keys(securityEvents) as SecurityEventKind[];

export const kindsOf = (group: SecurityGroup) => kinds.filter((kind) => securityEvents[kind].group === group);

/** Events that a caller can repeat without limit. Repeats from the same place within an hour are counted in one row. */
export const countedTogether: ReadonlySet<SecurityEventKind> = new Set([
  'sign_in_failed',
  'google_refused',
  'wrong_password',
  'reset_requested',
  'data_exported',
  'factor_failed',
  'admin_sign_in_failed',
  'webhook_refused',
  'second_step_due',
  'tries_stopped',
  'password_confirmed',
  'proof_due',
  'code_accepted',
  'passkey_accepted',
  ...kindsOf('refusals'),
]);

export const securityEventsPerPage = 20;

/** `at`: time of the last occurrence. The origin is only approximate: the country, and the truncated network. */
export type SecurityEvent = {
  id: string;
  at: string;
  kind: SecurityEventKind;
  times: number;
  device: string;
  country: string | null;
  network: string | null;
};

export type Activity = { events: SecurityEvent[]; next: string | null };

/** `account`: its email address, while it exists. `admin`: the admin who acted. `about`: our id of the affected object. */
export type RecordedEvent = SecurityEvent & {
  account: string | null;
  admin: string | null;
  about: string | null;
};

export type RecordedEvents = { events: RecordedEvent[]; next: string | null };
