import { type PaidPlan, paidPlans, type PlanId } from '#contract/plans.ts';
import { paths } from '#navigation/paths.ts';

/** What the address of the success screen asks about. It proves nothing: only the server knows the payment's state. */
export type Claim =
  | { by: 'token'; token: string }
  | { by: 'session'; session_id: string; plan?: PlanId }
  /** Without a plan where the address is not complete. */
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

/** A token is signed and not sealed: the payment that it is about can be read from it. */
function subjectOf(token: string): string | null {
  try {
    const part = token.split('.')[1] ?? '';
    const payload: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof payload !== 'object' || payload === null) return null;
    // A secret URL has its own id, next to that of the session.
    if ('session' in payload) return String(payload.session);
    return 'sub' in payload ? String(payload.sub) : null;
  } catch {
    return null;
  }
}

const longestReference = 200;

/** How a signed-out person can name the payment. */
export function referenceIn(claim: Claim): string {
  if (claim.by === 'session') return claim.session_id;
  return claim.by === 'token' ? (subjectOf(claim.token) ?? claim.token).slice(0, longestReference) : '';
}

/** The reference of a simple address is the beginning of an id: among the payments of an account it names one, among all none. */
export const namesOnlyWithAccount = (claim: Claim): boolean =>
  claim.by === 'session' && /^[\da-f]{8}$/i.test(claim.session_id);
