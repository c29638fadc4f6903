import type { SignedIn } from '../session/account-store.ts';
import { AccountItems } from './account-items.tsx';
import { AccountSummary } from './account-summary.tsx';

export default function AccountSection(state: SignedIn) {
  return (
    <div className="account-menu">
      <AccountSummary {...state} />
      <AccountItems />
    </div>
  );
}
