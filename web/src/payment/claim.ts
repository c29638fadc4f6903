import { type PaidPlan, paidPlans, type PlanId } from '#contract/plans.ts';
import { paths } from '#navigation/paths.ts';

/** What the URL of the success screen claims. It proves nothing: only the server knows the payment's state. */
export type Claim =
  | { by: 'token'; token: string }
  | { by: 'session'; session_id: string; plan?: PlanId }
  /** `plan` is null if the URL is incomplete. */
  | { by: 'upgrade'; plan: PaidPlan | null }
  | { by: 'nothing' };

export type NamedPayment = Extract<Claim, { by: 'token' | 'session' }>;

const plansInAddress: readonly PlanId[] = ['free', 'basic', ...paidPlans];

const planIn = (query: URLSearchParams) => plansInAddress.find((plan) => plan === query.get('plan'));

const underSuccess = new RegExp(`^${paths.paymentSuccess}/([^/]+)$`);

export function readClaim(pathname: string, search: string): Claim {
  const query = new URLSearchParams(search);
  const last = underSuccess.exec(pathname)?.[1];
  if (last === 'upgrade-completed') {
    const plan = paidPlans.find((each) => each === query.get('plan')) ?? null;
    return { by: 'upgrade', plan: query.get('status') === 'success' ? plan : null };
  }
  const token = last ?? query.get('token');
  if (token) return { by: 'token', token };
  const session_id = query.get('session') || query.get('session_id') || query.get('ref');
  const plan = planIn(query);
  return session_id ? { by: 'session', session_id, ...(plan && { plan }) } : { by: 'nothing' };
}

/** Reads the payment's id from a token, which is signed but not encrypted. */
function subjectOf(token: string): string | null {
  try {
    const part = token.split('.')[1] ?? '';
    const payload: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof payload !== 'object' || payload === null) return null;
    // A secret URL has its own id, besides that of the session.
    if ('session' in payload) return String(payload.session);
    return 'sub' in payload ? String(payload.sub) : null;
  } catch {
    return null;
  }
}

const longestReference = 200;

/** Returns the reference by which a signed-out person can name the payment. */
export function referenceIn(claim: Claim): string {
  if (claim.by === 'session') return claim.session_id;
  return claim.by === 'token' ? (subjectOf(claim.token) ?? claim.token).slice(0, longestReference) : '';
}

/** Whether the reference is only the start of an id, from a simple URL: unique within an account, but not among all payments. */
export const namesOnlyWithAccount = (claim: Claim): boolean =>
  claim.by === 'session' && /^[\da-f]{8}$/i.test(claim.session_id);
