import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { nightly } from './cron.ts';

const secrets = ['ada@mail.example', 'correct horse', 'secret-token'];

function prepare(): never {
  throw new Error(`Failed query: params: ${secrets.join(', ')}`);
}

test('the cron logs each task that fails, continues with the others, and logs no query parameters', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await nightly(new Date(), { bindings: { ...env, DB: { prepare } as unknown as D1Database } });
  const lines = log.mock.calls.map(([line]) => [line.at, line.what]);
  for (const what of [
    'delete expired sessions',
    'start the plans that were paid for',
    'remind of terms that end',
  ])
    expect(lines).toContainEqual(['cron', what]);
  for (const secret of secrets) expect(JSON.stringify(log.mock.calls)).not.toContain(secret);
  log.mockRestore();
});
