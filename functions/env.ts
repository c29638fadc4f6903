type Limits =
  | 'API_RATE'
  | 'FAULT_RATE'
  | 'HUMANIZE_RATE'
  | 'SIGN_IN_RATE'
  | 'PASSWORD_RATE'
  | 'SIGN_UP_RATE'
  | 'MAIL_RATE'
  | 'PAYMENT_RATE';

/**
 * Without those of Google there is no Google button; without those of mail, nothing is sent; without an engine, our rules;
 * without Stripe's, nothing is sold.
 */
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
  | 'HUMANIZER_ENGINE'
  | 'HUMANIZER_URL'
  | 'HUMANIZER_MODEL'
  | 'HUMANIZER_SECONDS'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_LINK_PRO_MONTHLY'
  | 'STRIPE_LINK_PRO_ANNUAL'
  | 'STRIPE_LINK_ULTRA_MONTHLY'
  | 'STRIPE_LINK_ULTRA_ANNUAL';

/** As much of the AI binding as we use; only production has one. */
export type TextModels = { run(model: string, inputs: Record<string, unknown>): Promise<unknown> };

/** Pages has no rate-limit bindings, so under `wrangler pages dev` they are absent. */
export type Bindings = Omit<Env, Limits | Settings | 'AI'> &
  Partial<Record<'AI', TextModels>> &
  Partial<Record<Limits, RateLimit | undefined>> &
  Partial<Record<Settings, string | undefined>>;

export type HonoEnv = {
  Bindings: Bindings;
  Variables: { now: () => Date };
};
