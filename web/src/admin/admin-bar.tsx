import { pages } from '#contract/pages.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';

const [payments, messages, sessions, mails, security, signingIn, alarms] = pages.admin.alsoAt;

const places = [
  { label: 'Posts', path: paths.blog },
  { label: 'Messages', path: messages },
  { label: 'Payments to review', path: payments },
  { label: 'Sign somebody out', path: sessions },
  { label: 'Undelivered emails', path: mails },
  { label: 'Alarms', path: alarms },
  { label: 'Security', path: security },
  { label: 'Signing in', path: signingIn },
];

export const AdminBar = () => (
  <nav className="admin-bar rule-below small" aria-label="Admin">
    <ul className="links">
      {places.map(({ label, path }) => (
        <li key={path}>
          <PageLink to={path} className="tab">
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
);
