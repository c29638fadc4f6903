import { useNavigate } from 'react-router-dom';
import { useAccount } from '#account/account.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';

const pricing = { label: 'Pricing', path: paths.pricing } as const;

const ofGuests = [
  { label: 'What the scores mean', path: paths.scores },
  { label: 'Blog', path: paths.blog },
] as const;

const ofMembers = [
  { label: 'Usage Statistics', path: paths.usageStats },
  { label: 'Account Settings', path: paths.accountSettings },
] as const;

/** Links for everybody come first and do not move; the rest follows once the account is known. */
function suggestionsFor(phase: ReturnType<typeof useAccount>['phase']) {
  if (phase === 'loading') return [pricing];
  return [pricing, ...(phase === 'signed-out' ? ofGuests : ofMembers)];
}

export default function NotFound() {
  const navigate = useNavigate();
  const { phase } = useAccount();
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
        {suggestionsFor(phase).map(({ label, path }) => (
          <li key={path}>
            <PageLink to={path}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
