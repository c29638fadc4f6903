import type { CheckoutSession, SecretUrl, Verdict } from '../payments.ts';
import type {
  activateBody,
  activateByEmailBody,
  BodyOf,
  createSessionBody,
  secretUrlBody,
} from '../schemas.ts';

export type PaymentEndpoints = {
  'POST /api/payments/create-session': { body: BodyOf<typeof createSessionBody>; answer: CheckoutSession };
  /**
   * Takes the token of a success link or of a secret URL, for the account that it belongs to. A secret token works once: to ask
   * again, use the `session_id` of the response.
   */
  'POST /api/payments/process-success/:token': { params: { token: string }; answer: Verdict };
  /** `session_id`: ours, the provider's, or the first segment of ours. A plan other than the session's is refused. */
  'POST /api/payments/activate-user-subscription-with-plan': {
    body: BodyOf<typeof activateBody>;
    answer: Verdict;
  };
  /** For payers who are signed out. Only reports on the payment and starts no plan. */
  'POST /api/payments/activate-by-email': { body: BodyOf<typeof activateByEmailBody>; answer: Verdict };
  'POST /api/payments/generate-secret-url': { body: BodyOf<typeof secretUrlBody>; answer: SecretUrl };
};
