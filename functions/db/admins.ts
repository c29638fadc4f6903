import type { Database } from './client.ts';
import { admins } from './schema.ts';

/** Does nothing when the username is taken, so that seeding twice keeps what is there. */
export async function addAdmin(db: Database, admin: typeof admins.$inferInsert): Promise<void> {
  await db.insert(admins).values(admin).onConflictDoNothing({ target: admins.username });
}
