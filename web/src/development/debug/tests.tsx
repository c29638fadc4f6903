import { call } from '#api-client';
import { authenticationDebug as copy } from '#content/debug.ts';
import { Trials } from './trials.tsx';

const read = (name: string) => () => call('GET /api/dev/tables/:name', { params: { name } });

const madeUp = { username: 'nobody@longhand.example', password: 'a password that nobody has' };

const tests = [
  { label: 'Read admin_credentials', run: read('admin_credentials') },
  { label: 'Read users', run: read('users') },
  { label: 'Test Admin Login', run: () => call('POST /api/auth/admin/login', { body: madeUp }) },
];

export function Tests() {
  return (
    <>
      <p>
        {copy.rows} {copy.adminSignIn}
      </p>
      <Trials tests={tests} />
    </>
  );
}
