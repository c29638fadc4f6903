import type { ComponentType } from 'react';
import { account, useAccount, useGoogleOffer } from '../../../account/account.ts';
import { keepReturnPath } from '../../../account/sign-in/return-path.ts';
import { call } from '../../../api.ts';
import { authenticationDebug as copy } from '../../../content/debug.ts';
import { paths } from '../../../navigation/paths.ts';
import { Section } from '../../../page/section.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { LogSwitch } from '../log-switch.tsx';
import { Trials } from '../trials.tsx';
import { Environment } from './environment.tsx';
import { LocalStorage } from './local-storage.tsx';

const NotInProduction = () => <p>{copy.notInProduction}</p>;

const phases = {
  loading: 'Not known yet',
  'signed-out': 'Signed out',
  'signed-in': 'Signed in',
  unreadable: 'Signed in, but the account cannot be read',
} as const;

const methods = { manual: 'Email and password', oauth: 'Google', hybrid: 'Google, or a password' } as const;

function Status() {
  const state = useAccount();
  const user = 'user' in state ? state.user : null;
  const facts = [
    ['State', phases[state.phase]],
    ...(user === null
      ? []
      : [
          ['Signs in by', methods[user.auth_method]],
          ['Address confirmed', user.email_verified ? 'Yes' : 'No'],
        ]),
    ...(state.phase === 'signed-in' ? [['Profile', state.profileIs]] : []),
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

async function refreshSession() {
  await account.refresh();
  return account.current();
}

const sessionTests = [
  { label: 'Get Session', run: () => call('GET /api/auth/session') },
  { label: 'Refresh Session', run: refreshSession },
];

function GoogleTest() {
  const offered = useGoogleOffer();
  if (!offered) return <p>{copy.noGoogle}</p>;
  return (
    <>
      <p>{copy.google}</p>
      <p className="actions">
        <a href={paths.googleSignIn} className={buttonClass('quiet')} onClick={() => keepReturnPath()}>
          Test Google Sign-In
        </a>
      </p>
    </>
  );
}

/** What is tried by calls of the development server. */
type Development = { Tables: ComponentType; Tests: ComponentType };

export function Panels({ development }: { development: Development | undefined }) {
  return (
    <>
      <header className="page-head">
        <h1 tabIndex={-1}>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <Section title="Auth Status">
        <Status />
      </Section>
      <Section title="Session" note={<p>{copy.session}</p>}>
        <Trials tests={sessionTests} />
      </Section>
      <Section title="Table Existence" note={development && <p>{copy.tables}</p>}>
        {development ? (
          <LazyPart>
            <development.Tables />
          </LazyPart>
        ) : (
          <NotInProduction />
        )}
      </Section>
      <Section title="Tests">
        <div className="stack">
          <GoogleTest />
          {development ? (
            <LazyPart>
              <development.Tests />
            </LazyPart>
          ) : (
            <NotInProduction />
          )}
        </div>
      </Section>
      <Section title="Local Storage" note={<p>{copy.storage}</p>}>
        <LocalStorage />
      </Section>
      <Section title="Environment Info">
        <Environment development={development !== undefined} />
      </Section>
      <LogSwitch />
    </>
  );
}
