import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { prepareSignIn } from '../account-dialogs.tsx';
import { useAccount } from '../account.ts';
import { askToSignIn } from '../sign-in/sign-in-request.ts';

const AccountSection = lazy(() => import('./account-section.tsx'));

const ways = [
  { label: 'Log in', mode: 'signin' },
  { label: 'Try for free', mode: 'signup' },
] as const;

/** The account's section of the menu on narrow screens. */
export function AccountMenu() {
  const state = useAccount();
  if (state.phase === 'signed-in') {
    return (
      <LazyPart>
        <AccountSection {...state} />
      </LazyPart>
    );
  }
  if (state.phase !== 'signed-out') return null;
  return (
    <ul className="menu-list account-menu">
      {ways.map(({ label, mode }) => (
        <li key={mode}>
          <button type="button" data-closes onFocus={prepareSignIn} onClick={() => askToSignIn({ mode })}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
