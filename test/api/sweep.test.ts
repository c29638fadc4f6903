import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { adminSessions, admins } from '#db/schema/index.ts';
import { nightly } from './cron.ts';

test('the daily cron deletes what is past its time and leaves the rest', async () => {
  const db = database(env);
  const now = new Date('2026-03-01T03:17:00Z');
  const minute = 60_000;
  await db.insert(admins).values({
    id: 'admin of the sweep',
    username: 'sweep@longhand.example',
    email: 'sweep@longhand.example',
    passwordHash: 'none',
    createdAt: now,
  });
  const session = (id: string, offset: number) => ({
    id,
    adminId: 'admin of the sweep',
    secretHash: 'none',
    createdAt: now,
    expiresAt: new Date(now.getTime() + offset),
  });
  await db.insert(adminSessions).values([session('past', -minute), session('running', minute)]);

  await nightly(now);

  const left = await db.select().from(adminSessions).where(eq(adminSessions.adminId, 'admin of the sweep'));
  expect(left.map(({ id }) => id)).toEqual(['running']);
});
