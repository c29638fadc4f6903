import type { Done } from './admin.ts';
/**
 * Kinds of events that alert admins at once. `most`: how many per clock hour, over all accounts, are still normal; raise it for a
 * larger site. `what`: a heading, without a full stop. `next`: what an admin should do.
 */
export const alarms = {
  guessing: {
    most: 100,
    what: 'Many passwords, codes or passkeys were wrong',
    next: 'Check under Security if they come from only a few networks. The accounts stay protected.',
  },
  admin_guessing: {
    most: 5,
    what: 'Somebody tried to sign in as an admin and failed again and again',
    next: 'Ask the other admins if it was them. If not, set new passwords with npm run admin.',
  },
  admin_new_device: {
    most: 0,
    what: 'An admin signed in on a new device or from a new country',
    next: 'Ask that admin if it was them. If not, set a new password for them with npm run admin, which ends their sessions.',
  },
  admin_factor_changed: {
    most: 0,
    what: 'A passkey or an authenticator app of an admin was added or removed',
    next: 'Ask that admin if it was them. If not, set a new password for them with npm run admin, which ends their sessions.',
  },
  webhooks_refused: {
    most: 10,
    what: 'Payment events came with a wrong signature',
    next: 'Compare STRIPE_WEBHOOK_SECRET with the provider’s page. If they match, somebody is faking payments, and we reject them.',
  },
  accounts_changed: {
    most: 20,
    what: 'Many accounts changed their address, reset their password or lost a second factor',
    next: 'Check under Security if they come from only a few networks, and sign out accounts that were taken over.',
  },
  many_exports: {
    most: 20,
    what: 'The data of many accounts was exported',
    next: 'Check under Security if they come from only a few networks.',
  },
  many_deletions: {
    most: 20,
    what: 'Many accounts were deleted',
    next: 'Check under Security if they come from only a few networks. You can restore the database to any minute of the last 30 days.',
  },
  log_not_sent: {
    most: 0,
    what: 'The security log has not reached SECURITY_LOG_URL for a day',
    next: 'Check that service, SECURITY_LOG_URL and SECURITY_LOG_KEY. The events stay in the list here and are sent once it answers.',
  },
} as const satisfies Record<string, { most: number; what: string; next: string }>;

export type AlarmKind = keyof typeof alarms;

/** After this many hours an open alarm is mailed once more, to admins and to support. */
export const alarmHours = 24;

/** An open alarm is mailed again when it has grown by this factor since the last mail. */
export const grownBy = 10;

/** `times`: the highest count within an hour. `admin` and `place`: the admin concerned, with device and country. */
export type Alarm = {
  id: string;
  kind: AlarmKind;
  since: string;
  last_at: string;
  times: number;
  admin: string | null;
  place: string | null;
  done: Done;
};

export type Alarms = { alarms: Alarm[]; next: string | null };
