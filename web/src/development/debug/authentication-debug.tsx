import { useState } from 'react';
import { account, useAccount, useGoogleOffer } from '#account/account.ts';
import { call } from '#api-client';
import { local } from '#browser/storage.ts';
import { authenticationDebug as copy } from '#content/debug.ts';
import { paths } from '#navigation/paths.ts';
import { Section } from '#page-parts/section.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { counted } from '#words/figures.ts';
import { DebugPage } from './debug-page.tsx';
import { Trials } from './trials.tsx';
import { Tests } from './tests.tsx';

const readSizes = () =>
  local.attempt((open) =>
    Object.keys(open)
      .toSorted()
      .map((key) => ({ key, size: open.getItem(key)?.length ?? 0 })),
  );

function LocalStorage() {
  const [kept, setKept] = useState(readSizes);
  return (
    <div className="stack">
      {kept === null && <p>This browser blocks the storage of pages.</p>}
      {kept?.length === 0 && <p>Nothing is stored.</p>}
      {kept !== null && kept.length > 0 && (
        <dl className="facts ruled column">
          {kept.map(({ key, size }) => (
            <div key={key}>
              <dt>
                <code>{key}</code>
              </dt>
              <dd>{counted(size, 'character')}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="actions">
        <Button look="quiet" onClick={() => setKept(readSizes())}>
          Read Again
        </Button>
      </p>
    </div>
  );
}

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

function facts(): [name: string, value: string][] {
  const { language, onLine, cookieEnabled, userAgent, serviceWorker } = navigator;
  return [
    ['Build', 'Development'],
    ['Origin', location.origin],
    ['Online', yesOrNo(onLine)],
    ['Cookies allowed', yesOrNo(cookieEnabled)],
    // Service workers exist only on a secure origin.
    [
      'Kept for use without a network',
      yesOrNo('serviceWorker' in navigator && serviceWorker.controller !== null),
    ],
    ['Language', language],
    ['Time zone', Intl.DateTimeFormat().resolvedOptions().timeZone],
    ['Window', `${innerWidth} × ${innerHeight}, ${devicePixelRatio} pixels to one`],
    ['Browser', userAgent],
  ];
}

const Environment = () => (
  <dl className="facts ruled column">
    {facts().map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The number of rows of each table, or "missing". */
async function checkTables() {
  const answer = await call('GET /api/dev/tables');
  if (!answer.ok) return answer;
  return Object.fromEntries(answer.data.tables.map(({ name, rows }) => [name, rows ?? 'missing']));
}

const tests = [{ label: 'Check Tables', run: checkTables }];

function Tables() {
  return <Trials tests={tests} />;
}

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
  const known = [
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
    <dl className="facts ruled column">
      {known.map(([name, value]) => (
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
