import { useEffect } from 'react';
import { Menu } from '#ui/menu.tsx';
import type { SignedIn } from '../session/account-store.ts';
import { AccountItems } from './account-items.tsx';
import { AccountSummary, PlanBadge } from './account-summary.tsx';

/** The first letters of the first and the last word of a name, as they are written: "Ada King Lovelace" → "AL". */
export function initials(name: string): string {
  const words = name.split(/[\s.@_-]+/u).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toUpperCase();
}

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
          <span className="avatar circle fine semibold" aria-hidden>
            {initials(profile.full_name) || '·'}
          </span>
          <span className="user-menu-name nowrap">{name}</span>
          <PlanBadge plan={profile.subscription_plan} />
        </>
      }
    >
      <AccountSummary {...state} />
      <AccountItems />
    </Menu>
  );
}
