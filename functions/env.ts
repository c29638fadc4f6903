type Limits =
  | 'API_RATE'
  | 'CONTACT_RATE'
  | 'EXPORT_RATE'
  | 'FAULT_RATE'
  | 'HUMANIZE_RATE'
  | 'SIGN_IN_RATE'
  | 'PASSWORD_RATE'
  | 'SIGN_UP_RATE'
  | 'MAIL_RATE'
  | 'PAYMENT_RATE'
  | 'REFUSAL_RATE';

/**
 * All optional. SIGNING_KEY_NEXT takes over from SIGNING_KEY. Without the settings for Google, mail, Stripe, Turnstile or the
 * security log, that feature is off; without those for an engine, our own rules rewrite. PASSKEY_ORIGIN is the site's origin, if it
 * is not the brand's.
 */
type Settings =
  | 'SIGNING_KEY_NEXT'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'GOOGLE_ISSUER'
  | 'GOOGLE_AUTHORIZATION_ENDPOINT'
  | 'GOOGLE_TOKEN_ENDPOINT'
  | 'GOOGLE_KEYS_ENDPOINT'
  | 'BREACHED_PASSWORDS_URL'
  | 'PASSKEY_ORIGIN'
  | 'TURNSTILE_SITE_KEY'
  | 'TURNSTILE_SECRET_KEY'
  | 'TURNSTILE_ENDPOINT'
  | 'MAIL_ENDPOINT'
  | 'MAIL_KEY'
  | 'MAIL_FROM'
  | 'HUMANIZER_ENGINE'
  | 'HUMANIZER_URL'
  | 'HUMANIZER_MODEL'
  | 'HUMANIZER_JUDGE'
  | 'HUMANIZER_NAMES'
  | 'HUMANIZER_KEY'
  | 'HUMANIZER_SECONDS'
  | 'HUMANIZER_GATE'
  | 'MODEL_WORDS_A_DAY'
  | 'SECURITY_LOG_URL'
  | 'SECURITY_LOG_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_LINK_PRO_MONTHLY'
  | 'STRIPE_LINK_PRO_ANNUAL'
  | 'STRIPE_LINK_ULTRA_MONTHLY'
  | 'STRIPE_LINK_ULTRA_ANNUAL';

/** The part of the AI binding that we use. Only production has one. */
export type TextModels = {
  run(
    model: string,
    inputs: Record<string, unknown>,
    options?: { rejectIfBusy?: boolean; signal?: AbortSignal },
  ): Promise<unknown>;
};

/** Cloudflare Pages has no rate-limit bindings, so there they are missing. */
export type Bindings = Omit<Env, Limits | Settings | 'AI'> &
  Partial<Record<'AI', TextModels>> &
  Partial<Record<Limits, RateLimit | undefined>> &
  Partial<Record<Settings, string | undefined>>;

export type HonoEnv = {
  Bindings: Bindings;
  /** `headers`: replaces the default security headers of a response. */
  Variables: { now: () => Date; headers?: Record<string, string> };
};
