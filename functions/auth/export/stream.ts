import type { Database } from '#db/client.ts';
import type { User } from '#db/users.ts';
import { accountInWords } from './account.ts';
import { type Again, partsOf, rowToExport } from './lists.ts';

/** Escapes text for use inside a JSON string. */
const quoted = (text: string) => JSON.stringify(text).slice(1, -1);

/** Yields the response in pieces, data first and then text, so that neither is in memory as a whole. */
async function* piecesOf(db: Database, user: User, now: Date, again: Again): AsyncGenerator<string> {
  const parts = partsOf(db, user.id, again);
  const counts = new Map<string, number>();
  const account = rowToExport({
    ...user,
    termsToCome: user.termsToCome.map((begin) => new Date(begin)),
    hasPassword: user.passwordHash !== null,
  });
  yield `{"data":{"exported_at":${JSON.stringify(now)},"account":${JSON.stringify(account)}`;
  for (const { key, data } of parts) {
    let count = 0;
    yield `,${JSON.stringify(key)}:[`;
    for await (const rows of data()) {
      yield `${count === 0 ? '' : ','}${rows.join(',')}`;
      count += rows.length;
    }
    counts.set(key, count);
    yield ']';
  }
  yield `},"readable_text":"${quoted(accountInWords(user, now))}`;
  for (const { key, title, words } of parts) {
    const count = counts.get(key) ?? 0;
    yield quoted(`\n\n${title.toUpperCase()} (${count})${count === 0 ? '\n  none' : ''}`);
    let left = count;
    for await (const lines of words()) {
      // Rows written since they were counted are left out; the next export has them.
      const counted = lines.slice(0, left);
      left -= counted.length;
      yield quoted(counted.map((line) => `\n  ${line}`).join(''));
    }
  }
  yield `${quoted('\n')}"}`;
}

/** Streams the export with backpressure. If a piece cannot be read, the response aborts, so that it does not look complete. */
export function exportStream(
  db: Database,
  user: User,
  now: Date,
  { again, onFailure }: { again: Again; onFailure: (error: unknown) => void },
): ReadableStream<Uint8Array> {
  const pieces = piecesOf(db, user, now, again);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        onFailure(error);
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
