import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

test('npm run deploy says what wrangler.toml still lacks, and deploys nothing', async () => {
  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile('npm', ['run', 'deploy'], (error, stdout, stderr) =>
      resolve({ code: error?.code, said: stdout + stderr }),
    );
  });
  expect(code).toBe(1);
  expect(said).toContain('wrangler.toml still says YOUR-D1-DATABASE-ID and YOUR-KV-NAMESPACE-ID');
});
