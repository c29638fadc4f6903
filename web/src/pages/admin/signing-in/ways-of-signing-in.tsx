import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { AdminFactor } from '#contract/admin.ts';
import { brand } from '#contract/brand.ts';
import { pages } from '#contract/pages.ts';
import { deviceCalls, Devices } from '#account/devices.tsx';
import { factorCalls } from '#account/factors/own-factors.ts';
import { SigningIn, type Notice } from '#account/factors/factors.tsx';
import { useProof } from '#account/factors/use-proof.tsx';
import { AdminBar } from '#admin/admin-bar.tsx';
import { askForAdmin } from '#admin/admin.ts';
import { SignOut } from '#admin/sign-out.tsx';
import { call } from '#api-client';
import { paths } from '#navigation/paths.ts';
import { useQuery } from '#page-parts/query.ts';
import { buttonClass } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toasts } from '#ui/toast-store.ts';

const calls = factorCalls('/api/auth/admin/factors', call);

const devices = deviceCalls('/api/auth/admin/sessions', call);
const ways = { username: '', password: true };

const notify = (notice?: Notice) =>
  notice &&
  toasts.show({
    type: notice.kind,
    title: notice.text,
    ...(notice.more !== undefined && { message: notice.more }),
  });

/** Lists the devices on which this admin is signed in. */
function OwnDevices() {
  const query = useQuery(devices.read);
  const proof = useProof(calls, ways);
  return <Devices {...query} calls={devices} proof={proof} notify={notify} />;
}

/** The page where an admin sets up a second factor; while a required one is missing, it is the only page they can open. */
export function AdminSigningIn() {
  const navigate = useNavigate();
  const [factor, setFactor] = useState<AdminFactor>();
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    void askForAdmin(stop.signal).then((found) => {
      if (stop.signal.aborted) return;
      if (found === null || found.state === 'due') void navigate(pages.admin.path, { replace: true });
      else setFactor(found);
    });
    return () => stop.abort();
  }, [navigate]);

  const missing = factor?.state === 'missing';
  return (
    <>
      {!missing && <AdminBar />}
      <header className="page-head stack-2">
        <h1 tabIndex={-1}>{missing ? 'Set up a second factor' : 'Signing in as admin'}</h1>
        <p>
          {missing
            ? `Admins of ${brand.name} sign in with a password and a second factor. Add a passkey or set up an authenticator app; until then the admin pages stay closed.`
            : 'Passkeys and codes, besides your password.'}
        </p>
        <p className="actions">
          {!missing && factor !== undefined && (
            <Link to={paths.blog} className={buttonClass()}>
              Go to the posts
            </Link>
          )}
          <SignOut label="Sign Out" onLeft={() => void navigate(pages.admin.path)} />
        </p>
      </header>
      {factor === undefined ? (
        <Skeleton label="Checking the admin session" lines={6} />
      ) : (
        <>
          <SigningIn
            calls={calls}
            ways={ways}
            notify={notify}
            onChange={() => {
              void askForAdmin().then((found) => found && setFactor(found));
              setChanges(changes + 1);
            }}
          />
          {!missing && <OwnDevices key={changes} />}
        </>
      )}
    </>
  );
}
