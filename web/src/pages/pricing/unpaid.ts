import { call } from '#api-client';
import { session } from '#browser/storage.ts';
import { toasts } from '#ui/toast-store.ts';

const key = 'at_payment';

/** Before this tab goes to the provider's page. */
export const noteLeaving = () => void session.write(key, 'true');

function takeLeaving(): boolean {
  const wasThere = session.read(key) !== null;
  session.remove(key);
  return wasThere;
}

/** Tells somebody who comes back from the provider's page that no payment has arrived, if the server knows of none. */
export async function showUnpaid(): Promise<void> {
  if (!takeLeaving()) return;
  const answer = await call('GET /api/user/billing');
  if (!answer.ok || answer.data.payments[0]?.status !== 'pending') return;
  toasts.show({
    type: 'info',
    title: 'No payment has arrived yet',
    message:
      'If you left without paying, nothing is charged and your plan stays as it is. If you have paid, your plan starts automatically.',
    duration: 10_000,
  });
}
