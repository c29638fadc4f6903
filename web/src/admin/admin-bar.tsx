import { pages, type pathsToCome } from '#contract/pages.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { isBuilt, paths } from '../navigation/paths.ts';

const [payments] = pages.admin.alsoAt;
const messages = '/admin/messages' satisfies (typeof pathsToCome)[number];

const places = [
  { label: 'Posts', path: paths.blog },
  { label: 'Messages', path: messages },
  { label: 'Payments to review', path: payments },
].filter(isBuilt);

/** Joins what an admin works on. */
export const AdminBar = () => (
  <nav className="admin-bar" aria-label="Admin">
    <ul>
      {places.map(({ label, path }) => (
        <li key={path}>
          <PageLink to={path}>{label}</PageLink>
        </li>
      ))}
    </ul>
  </nav>
);
