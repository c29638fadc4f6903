import { env } from 'cloudflare:workers';
import { database } from '#db/client.ts';

/** The real D1, and a note of what it was asked. */
export function recordingDatabase() {
  const statements = new Set<string>();
  let roundTrips = 0;
  const prepare = (query: string) => {
    statements.add(query);
    return env.DB.prepare(query);
  };
  const batch: D1Database['batch'] = (queries) => {
    roundTrips += 1;
    return env.DB.batch(queries);
  };
  const db = database({
    DB: {
      prepare,
      batch,
      exec: (query) => env.DB.exec(query),
      dump: () => env.DB.dump(),
      withSession: (constraint) => env.DB.withSession(constraint),
    },
  });
  return { db, statements, roundTrips: () => roundTrips };
}
