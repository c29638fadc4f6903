import { expect, test } from 'vitest';
import { addAdmin } from '#db/admins.ts';
import { database } from '#db/client.ts';
import { openApp } from './auth/app.ts';

const app = openApp();

test('the debug calls of development read who an account is, one row, and never a credential', async () => {
  const ada = app.visitor();
  await ada.register('ada.debug@mail.example');
  await addAdmin(database(app.bindings), {
    id: 'debug-admin',
    username: 'debug@longhand.example',
    email: 'debug@longhand.example',
    passwordHash: 'a hash',
    createdAt: app.now(),
  });
  const users = await ada.get('/api/dev/tables/users');
  expect(users.body.rows.map(Object.keys)).toEqual([['id', 'email', 'created_at']]);
  const admins = await ada.get('/api/dev/tables/admin_credentials');
  expect(admins.body.rows.map(Object.keys)).toEqual([['id', 'username', 'email', 'created_at']]);
  expect(JSON.stringify([users.body, admins.body])).not.toMatch(/hash/i);
  for (const name of ['sessions', 'admins', 'toString', 'users;']) {
    expect((await ada.get(`/api/dev/tables/${name}`)).status, name).toBe(404);
  }
});
