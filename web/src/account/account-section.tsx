import { AccountItems } from './account-items.tsx';
import { AccountSummary } from './account-summary.tsx';
import type { SignedIn } from './store.ts';

export default function AccountSection(state: SignedIn) {
  return (
    <div className="account-menu">
      <AccountSummary {...state} />
      <AccountItems />
    </div>
  );
}
