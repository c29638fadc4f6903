/** How long what is stored is kept, where no other limit of the product says it. The privacy page tells the same numbers. */
export const retention = {
  /** Since a session was last used. */
  sessionDays: 30,
  /** Since the sign-in: however much a session is used, it ends then. */
  sessionMostDays: 180,
  /** Of the cookie by which words without an account are counted: the longest that browsers keep any. */
  deviceDays: 400,
  /** Of a link in a mail. */
  linkHours: 24,
  googleAttemptMinutes: 10,
  securityEventDays: 90,
  /** Of a mail that the provider has not taken; one with a link that runs out goes when the link does. */
  mailDays: 7,
  /** Of the note that it was never sent. */
  undeliveredDays: 30,
  /** For so long a run that is repeated costs nothing more. */
  runHours: 24,
  /** Of a checkout that nobody has paid for. */
  unpaidDays: 30,
  /** Cloudflare can bring the database back to any minute of this time (https://developers.cloudflare.com/d1/reference/time-travel/). */
  backupDays: 30,
  /** It keeps what the Worker logs for this long at most (https://developers.cloudflare.com/workers/observability/logs/workers-logs/#limits). */
  logDays: 7,
} as const;
