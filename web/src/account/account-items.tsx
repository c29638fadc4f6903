import { isBuilt } from '../paths.ts';
import { PageLink } from '../shell/page-link.tsx';
import { signOut } from './sign-out.ts';

const links = [
  { label: 'Usage Statistics', path: '/usage-stats' },
  { label: 'Billing & Plans', path: '/pricing' },
  { label: 'Account Settings', path: '/account-settings' },
].filter(isBuilt);

export function AccountItems() {
  return (
    <ul className="menu-list">
      {links.map(({ label, path }) => (
        <li key={path}>
          <PageLink to={path}>{label}</PageLink>
        </li>
      ))}
      <li>
        <button type="button" data-closes onClick={() => void signOut()}>
          Sign Out
        </button>
      </li>
    </ul>
  );
}
