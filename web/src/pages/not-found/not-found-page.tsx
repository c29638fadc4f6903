import { useNavigate } from 'react-router-dom';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';

const suggestions = [
  { label: 'Pricing', path: paths.pricing },
  { label: 'Usage Statistics', path: paths.usageStats },
  { label: 'Account Settings', path: paths.accountSettings },
];

export default function NotFound() {
  const navigate = useNavigate();
  return (
    <div className="notice stack-5">
      <p className="notice-mark" aria-hidden>
        <del>404</del>
      </p>
      <h1 tabIndex={-1}>Page Not Found</h1>
      <p>There is no page at this address. The link may be old, or the address mistyped.</p>
      <p className="actions">
        <PageLink to={paths.home} className={buttonClass()}>
          Go Home
        </PageLink>
        <Button look="quiet" onClick={() => void (history.length > 1 ? navigate(-1) : navigate(paths.home))}>
          Go Back
        </Button>
      </p>
      <ul className="suggestions">
        {suggestions.map(({ label, path }) => (
          <li key={path}>
            <PageLink to={path}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
