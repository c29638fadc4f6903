import { expect, test, vi } from 'vitest';
import { report } from '#observability/logs.ts';

const secrets = ['ada@mail.example', 'correct horse', 'secret-token'];

function reported(error: unknown): { line: Record<string, unknown>; said: string } {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  report('a test', 'doing something', error);
  const [line] = log.mock.calls[0]!;
  log.mockRestore();
  return { line, said: JSON.stringify(line) };
}

test('an error is logged with its name and stack frames', () => {
  class MailRefused extends Error {
    override name = 'MailRefused';
  }
  const { line } = reported(new MailRefused('The mail provider answered 422'));
  expect(line).toEqual({
    at: 'a test',
    what: 'doing something',
    error: 'MailRefused',
    frames: expect.arrayContaining([expect.stringContaining('logs.test.ts')]),
  });
});

test.each([
  `Failed query: params: ${secrets.join(', ')}`,
  `Failed\n    at ${secrets.join(' ')} (file.js:1:2)\n    at ${secrets[0]}:1:2`,
])('the message of an error is never logged, even if it looks like stack frames: %j', (message) => {
  const { said } = reported(new Error(message));
  for (const secret of secrets) expect(said).not.toContain(secret);
  expect(said).toContain('logs.test.ts');
});

test.each([[secrets.join(' ')], [{ message: secrets[0] }], [undefined], [null]])(
  'a thrown value that is not an Error is logged as “unknown” without stack frames: %j',
  (thrown) => {
    expect(reported(thrown).line).toMatchObject({ error: 'unknown', frames: [] });
  },
);
