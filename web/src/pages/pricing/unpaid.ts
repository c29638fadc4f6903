import { call } from '../../api.ts';
import { toasts } from '../../ui/toasts.ts';

const key = 'at_payment';

/** Before this tab goes to the provider's page. */
export function noteLeaving(): void {
  try {
    sessionStorage.setItem(key, 'true');
  } catch {
    // Blocked: nothing is said when the person comes back.
  }
}

function takeLeaving(): boolean {
  try {
    const wasThere = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return wasThere;
  } catch {
    return false;
  }
}

/** Says how things stand to whoever comes back from the provider's page without a payment that the server knows of. */
export async function tellUnpaid(): Promise<void> {
  if (!takeLeaving()) return;
  const answer = await call('GET /api/user/billing');
  if (!answer.ok || answer.data.payments[0]?.status !== 'pending') return;
  toasts.show({
    type: 'info',
    title: 'No payment has arrived yet',
    message:
      'If you left without paying, nothing is charged and your plan stays as it is. If you have paid, it starts by itself.',
    duration: 10_000,
  });
}
