import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { beginSignOut } from '../sign-out/sign-out.ts';

const links = [
  { label: 'Usage Statistics', path: paths.usageStats },
  { label: 'Billing & Plans', path: paths.pricing },
  { label: 'Account Settings', path: paths.accountSettings },
] as const;

export function AccountItems() {
  return (
    <ul className="menu-list">
      {links.map(({ label, path }) => (
        <li key={path}>
          <PageLink to={path}>{label}</PageLink>
        </li>
      ))}
      <li>
        <button type="button" data-closes onClick={beginSignOut}>
          Sign Out
        </button>
      </li>
    </ul>
  );
}
