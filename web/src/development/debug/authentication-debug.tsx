import { useState } from 'react';
import { account, useAccount, useGoogleOffer } from '#account/account.ts';
import { call } from '#api-client';
import { local } from '#browser/storage.ts';
import { authenticationDebug as copy } from '#content/debug.ts';
import { paths } from '#navigation/paths.ts';
import { Facts } from '#page-parts/facts.tsx';
import { Section } from '#page-parts/section.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { counted } from '#words/figures.ts';
import { DebugPage } from './debug-page.tsx';
import { Trials } from './trials.tsx';

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

type Row = [name: string, value: string];

function environment(): Row[] {
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

/** The number of rows of each table, or "missing". */
async function checkTables() {
  const answer = await call('GET /api/dev/tables');
  if (!answer.ok) return answer;
  return Object.fromEntries(answer.data.tables.map(({ name, rows }) => [name, rows ?? 'missing']));
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
  const rows: Row[] = [['State', phases[state.phase]]];
  if (user !== null)
    rows.push(
      ['Signs in by', methods[user.auth_method]],
      ['Address confirmed', yesOrNo(user.email_verified)],
    );
  if (state.phase === 'signed-in') rows.push(['Profile', state.profileIs]);
  return <Facts list={rows} />;
}

async function refreshSession() {
  await account.refresh();
  return account.current();
}

const sessionTests = [
  { label: 'Get Session', run: () => call('GET /api/auth/session') },
  { label: 'Refresh Session', run: refreshSession },
];

const readTable = (name: string) => () => call('GET /api/dev/tables/:name', { params: { name } });

const madeUp = { username: 'nobody@longhand.example', password: 'a password that nobody has' };

const tests = [
  { label: 'Read admin_credentials', run: readTable('admin_credentials') },
  { label: 'Read users', run: readTable('users') },
  { label: 'Test Admin Login', run: () => call('POST /api/auth/admin/login', { body: madeUp }) },
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
      <Trials tests={[{ label: 'Check Tables', run: checkTables }]} />
    </Section>
    <Section title="Tests">
      <div className="stack">
        <GoogleTest />
        <p>
          {copy.rows} {copy.adminSignIn}
        </p>
        <Trials tests={tests} />
      </div>
    </Section>
    <Section title="Local Storage" note={<p>{copy.storage}</p>}>
      <LocalStorage />
    </Section>
    <Section title="Environment Info">
      <Facts list={environment()} />
    </Section>
  </DebugPage>
);
