import { useNavigate } from 'react-router-dom';
import { isBuilt, paths } from '../paths.ts';
import { PageLink } from '../shell/page-link.tsx';
import { Button, buttonClass } from '../ui/button.tsx';

const suggestions = [
  { label: 'Usage Statistics', path: '/usage-stats' },
  { label: 'Pricing', path: '/pricing' },
  { label: 'Account Settings', path: '/account-settings' },
].filter(isBuilt);

export function NotFound() {
  const navigate = useNavigate();
  return (
    <div className="notice">
      <p className="notice-mark" aria-hidden>
        <del>404</del>
      </p>
      <h1 tabIndex={-1}>Page Not Found</h1>
      <p>There is no page at this address. The link may be old, or the address mistyped.</p>
      <p className="actions">
        <PageLink to={paths.home} className={buttonClass()}>
          Go Home
        </PageLink>
        <Button look="quiet" onClick={() => (history.length > 1 ? navigate(-1) : navigate(paths.home))}>
          Go Back
        </Button>
      </p>
      {suggestions.length > 0 && (
        <ul>
          {suggestions.map(({ label, path }) => (
            <li key={path}>
              <PageLink to={path}>{label}</PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
