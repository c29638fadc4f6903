import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { batch } from '#db/batch.ts';
import { database } from '#db/client.ts';
import { admins } from '#db/schema/index.ts';

const db = database(env);

const newAdmin = (id: string) =>
  db.insert(admins).values({
    id,
    username: `${id}@mail.example`,
    email: `${id}@mail.example`,
    passwordHash: 'hash',
    createdAt: new Date(0),
  });
const rename = (id: string, to: string) => db.update(admins).set({ email: to }).where(eq(admins.id, id));
const read = (id: string) => db.select({ email: admins.email }).from(admins).where(eq(admins.id, id));

test('statements run in the order written, and a name for several statements has as many results', async () => {
  const { zebra, before, apple, after } = await batch(db, {
    zebra: newAdmin('order').returning({ id: admins.id }),
    before: read('order'),
    apple: [rename('order', 'renamed@mail.example'), rename('nobody', '0@mail.example')],
    after: read('order'),
  });
  expect(zebra).toEqual([{ id: 'order' }]);
  expect(before).toEqual([{ email: 'order@mail.example' }]);
  expect(apple.map(({ meta }) => meta.changes)).toEqual([1, 0]);
  expect(after).toEqual([{ email: 'renamed@mail.example' }]);
});

test('a key that JavaScript would move to the front is rejected, and so is an empty batch', async () => {
  await expect(batch(db, { made: newAdmin('moved'), 1: read('moved') })).rejects.toThrow('named 1');
  expect(await read('moved')).toEqual([]);
  await expect(batch(db, { none: [] })).rejects.toThrow('needs a statement');
});
