import { accountLinks } from '../../navigation/links.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { signOut } from '../session/sign-out.ts';

export function AccountItems() {
  return (
    <ul className="menu-list">
      {accountLinks.map(({ label, path }) => (
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
