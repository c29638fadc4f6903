import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type AdminFactor, adminIdleMinutes, adminSessionHours } from '#contract/admin.ts';
import { brand } from '#contract/brand.ts';
import { pages } from '#contract/pages.ts';
import { askForAdmin, mayBeAdmin, rememberAdmin } from '#admin/admin.ts';
import { paths } from '#navigation/paths.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminSecondStep } from './admin-second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';

const [, , , , , signingIn] = pages.admin.alsoAt;

/** State of the admin in this browser: `checking` while the server is asked, null when signed out. */
function useFactor() {
  const [factor, setFactor] = useState<AdminFactor | null | 'checking'>(() =>
    mayBeAdmin() ? 'checking' : null,
  );
  const checking = factor === 'checking';
  useEffect(() => {
    if (!checking) return;
    const stop = new AbortController();
    void askForAdmin(stop.signal).then((found) => {
      if (!stop.signal.aborted) setFactor(found);
    });
    return () => stop.abort();
  }, [checking]);
  return [factor, setFactor] as const;
}

export function AdminSignIn() {
  const navigate = useNavigate();
  const [factor, setFactor] = useFactor();
  const due = factor !== null && factor !== 'checking' && factor.state === 'due' ? factor : undefined;
  const state = factor === null || factor === 'checking' ? null : factor.state;

  useEffect(() => {
    if (state === 'missing') void navigate(signingIn, { replace: true });
    if (state !== 'passed') return;
    rememberAdmin();
    void navigate(paths.blog, { replace: true });
  }, [state, navigate]);

  return (
    <div className="notice stack-5 passage tall">
      <h1 tabIndex={-1}>{due === undefined ? 'Admin Sign-In' : 'One more step'}</h1>
      <div className="passage-form">
        {factor === null && <SignInForm onDone={setFactor} />}
        {due !== undefined && (
          <AdminSecondStep
            factor={due}
            onDone={() => setFactor({ state: 'passed' })}
            onStartAgain={() => setFactor(null)}
          />
        )}
        {factor !== null && due === undefined && <Skeleton label="Checking the admin session" lines={6} />}
      </div>
      <div className="admin-access stack-2 small">
        <p>
          <strong>Secure admin access.</strong> For the admins of {brand.name}. Attempts are limited, and a
          session ends after {adminSessionHours} hours, or {adminIdleMinutes} minutes without use.
        </p>
        <p>
          Admin URL: <code>{location.origin + pages.admin.path}</code>
        </p>
      </div>
      <p>
        <Link to={paths.home}>Back to main site</Link>
      </p>
    </div>
  );
}
