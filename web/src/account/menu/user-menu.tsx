import { useEffect } from 'react';
import { Menu } from '#ui/menu.tsx';
import type { SignedIn } from '../session/store.ts';
import { AccountItems } from './account-items.tsx';
import { AccountSummary } from './account-summary.tsx';
import { initials } from './initials.ts';
import { PlanBadge } from './plan-badge.tsx';

type Props = { state: SignedIn; onShown: (phase: 'signed-in') => void };

export default function UserMenu({ state, onShown }: Props) {
  const { profile } = state;
  useEffect(() => onShown('signed-in'), [onShown]);
  const name = profile.full_name || 'Your account';
  return (
    <Menu
      className="user-menu"
      label={
        <>
          <span className="avatar" aria-hidden>
            {initials(profile.full_name) || '·'}
          </span>
          <span className="user-menu-name">{name}</span>
          <PlanBadge plan={profile.subscription_plan} />
        </>
      }
    >
      <AccountSummary {...state} />
      <AccountItems />
    </Menu>
  );
}
