type Limits = 'API_RATE' | 'SIGN_IN_RATE' | 'PASSWORD_RATE' | 'SIGN_UP_RATE' | 'MAIL_RATE' | 'PAYMENT_RATE';

/** Without those of Google there is no Google button; without those of mail, nothing is sent; without Stripe's, nothing is sold. */
type Settings =
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'GOOGLE_ISSUER'
  | 'GOOGLE_AUTHORIZATION_ENDPOINT'
  | 'GOOGLE_TOKEN_ENDPOINT'
  | 'GOOGLE_KEYS_ENDPOINT'
  | 'MAIL_ENDPOINT'
  | 'MAIL_KEY'
  | 'MAIL_FROM'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_LINK_PRO_MONTHLY'
  | 'STRIPE_LINK_PRO_ANNUAL'
  | 'STRIPE_LINK_ULTRA_MONTHLY'
  | 'STRIPE_LINK_ULTRA_ANNUAL';

/** Pages has no rate-limit bindings, so under `wrangler pages dev` they are absent. */
export type Bindings = Omit<Env, Limits | Settings> &
  Partial<Record<Limits, RateLimit>> &
  Partial<Record<Settings, string>>;

export type HonoEnv = {
  Bindings: Bindings;
  Variables: { now: () => Date };
};
