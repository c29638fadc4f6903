import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminSessionHours } from '#contract/admin.ts';
import { brand } from '#contract/brand.ts';
import { pages } from '#contract/pages.ts';
import { askForAdmin, mayBeAdmin, rememberAdmin } from '../../admin/admin.ts';
import { paths } from '../../navigation/paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Whether it is still being found out if somebody is signed in; who is goes on at once. */
function useCheck(): boolean {
  const navigate = useNavigate();
  const [checking, setChecking] = useState(mayBeAdmin);
  useEffect(() => {
    if (!checking) return;
    const stop = new AbortController();
    void askForAdmin(stop.signal).then((isAdmin) => {
      if (stop.signal.aborted) return;
      if (isAdmin) return navigate(paths.blog, { replace: true });
      setChecking(false);
    });
    return () => stop.abort();
  }, [checking, navigate]);
  return checking;
}

export function AdminSignIn() {
  const navigate = useNavigate();
  const checking = useCheck();
  const enter = () => {
    rememberAdmin();
    void navigate(paths.blog);
  };
  return (
    <div className="notice passage">
      <h1 tabIndex={-1}>Admin Sign-In</h1>
      <div className="passage-form">
        {checking ? <Skeleton label="Checking the admin session" lines={6} /> : <SignInForm onDone={enter} />}
      </div>
      <div className="admin-access">
        <p>
          <strong>Secure admin access.</strong> For those who run {brand.name}. Attempts are limited, and a
          session ends by itself after {adminSessionHours} hours.
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
