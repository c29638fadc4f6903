import { account, useAccount, useGoogleOffer } from '#account/account.ts';
import { call } from '#api-client';
import { authenticationDebug as copy } from '#content/debug.ts';
import { paths } from '#navigation/paths.ts';
import { Section } from '#page-parts/section.tsx';
import { buttonClass } from '#ui/button.tsx';
import { DebugPage } from '../debug-page.tsx';
import { Trials } from '../trials.tsx';
import { Environment } from './environment.tsx';
import { LocalStorage } from './local-storage.tsx';
import { Tables } from './tables.tsx';
import { Tests } from './tests.tsx';

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
        <a href={paths.googleSignIn} className={buttonClass('quiet')}>
          Test Google Sign-In
        </a>
      </p>
    </>
  );
}

export const AuthenticationDebug = () => (
  <DebugPage title={copy.title} lead={copy.lead}>
    <Section title="Auth Status">
      <Status />
    </Section>
    <Section title="Session" note={<p>{copy.session}</p>}>
      <Trials tests={sessionTests} />
    </Section>
    <Section title="Table Existence" note={<p>{copy.tables}</p>}>
      <Tables />
    </Section>
    <Section title="Tests">
      <div className="stack">
        <GoogleTest />
        <Tests />
      </div>
    </Section>
    <Section title="Local Storage" note={<p>{copy.storage}</p>}>
      <LocalStorage />
    </Section>
    <Section title="Environment Info">
      <Environment />
    </Section>
  </DebugPage>
);
