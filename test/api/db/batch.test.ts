import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { expect, expectTypeOf, test } from 'vitest';
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

test('statements run in the order they are written in, whatever they are called', async () => {
  const { zebra, before, after, apple } = await batch(db, {
    zebra: newAdmin('order').returning({ id: admins.id }),
    before: read('order'),
    apple: rename('order', 'renamed@mail.example'),
    after: read('order'),
  });
  expect(zebra).toEqual([{ id: 'order' }]);
  expect(before).toEqual([{ email: 'order@mail.example' }]);
  expect(apple.meta.changes).toBe(1);
  expect(after).toEqual([{ email: 'renamed@mail.example' }]);
});

test('each result keeps the type of its statement', async () => {
  const { added, found, both } = await batch(db, {
    added: newAdmin('types'),
    found: read('types'),
    both: [read('types'), db.select({ rows: sql<number>`count(*)` }).from(admins)] as const,
  });
  expectTypeOf(added).toEqualTypeOf<D1Result>();
  expectTypeOf(found).toEqualTypeOf<{ email: string }[]>();
  expectTypeOf(both).toEqualTypeOf<[{ email: string }[], { rows: number }[]]>();
  expect(both[0]).toEqual(found);
});

test('a name for several statements has as many results, and what follows keeps its own', async () => {
  const { made, changed, left } = await batch(db, {
    made: ['one', 'two'].map((id) => newAdmin(id).returning({ id: admins.id })),
    changed: [rename('one', '1@mail.example'), rename('nobody', '0@mail.example')],
    left: read('one'),
  });
  expect(made).toEqual([[{ id: 'one' }], [{ id: 'two' }]]);
  expect(changed.map(({ meta }) => meta.changes)).toEqual([1, 0]);
  expect(left).toEqual([{ email: '1@mail.example' }]);
});

test('one statement that fails undoes the others', async () => {
  const asked = batch(db, { made: newAdmin('undone'), again: newAdmin('undone') });
  await expect(asked).rejects.toThrow();
  expect(await read('undone')).toEqual([]);
});

test('a name that JavaScript would move to the front is refused, and so is a batch of nothing', async () => {
  await expect(batch(db, { made: newAdmin('moved'), 1: read('moved') })).rejects.toThrow('named 1');
  expect(await read('moved')).toEqual([]);
  await expect(batch(db, { none: [] })).rejects.toThrow('needs a statement');
});
