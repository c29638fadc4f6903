/** How long stored data is kept, unless another limit of the product defines it. The privacy page shows the same numbers. */
export const retention = {
  /** After the last use of a session. */
  sessionDays: 30,
  /** After the sign-in, even if the session is still in use. */
  sessionMostDays: 180,
  /** Lifetime of the cookies for guests' words and for known browsers: the longest for which browsers keep a cookie. */
  deviceDays: 400,
  /** Lifetime of a link in a mail. */
  linkHours: 24,
  googleAttemptMinutes: 10,
  securityEventDays: 90,
  /** For a mail that the provider has not accepted; one with an expiring link is deleted when the link expires. */
  mailDays: 7,
  /** For the record that a mail was never sent. */
  undeliveredDays: 30,
  /** How long a repeated run is free. */
  runHours: 24,
  /** For an unpaid checkout. */
  unpaidDays: 30,
  /** Cloudflare can restore the database to any minute of this period (https://developers.cloudflare.com/d1/reference/time-travel/). */
  backupDays: 30,
  /** Cloudflare's limit for logs (https://developers.cloudflare.com/workers/observability/logs/workers-logs/#limits). */
  logDays: 7,
} as const;
