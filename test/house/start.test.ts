import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../functions/security.ts';
import { freePort } from './free-port.ts';
import { running } from './running.ts';

test('npm start prints one address that answers, twice, and the second start keeps the data', async () => {
  const state = mkdtempSync(join(tmpdir(), 'longhand-'));
  const counts: unknown[] = [];
  while (counts.length < 2) {
    const port = String(await freePort());
    const start = running('npm', ['start'], { PORT: port, LONGHAND_STATE: state });
    await start.until(`Longhand runs at http://localhost:${port}\n`);
    const ask = (path: string) => fetch(`http://localhost:${port}${path}`);
    expect(await (await ask('/api/health')).json()).toMatchObject({ status: 'ok' });
    expect(await (await ask('/')).text()).toContain('<h1');
    expect((await ask('/account-settings')).status).toBe(200);
    const nothing = await ask('/nothing-here');
    expect(nothing.status).toBe(404);
    expect(await nothing.text()).toContain('Page Not Found');
    expect((await ask('/shell')).status).toBe(404);
    for (const path of ['/', '/earn', '/account-settings', '/favicon.svg', '/theme.js', '/nothing-here']) {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(securityHeaders))
        expect(headers.get(name), path).toBe(value);
    }
    counts.push(await (await ask('/api/dev/tables')).json());
    await start.stop();
  }
  expect(counts[0]).toEqual(counts[1]);
  expect(counts[1]).toMatchObject({ tables: expect.arrayContaining([{ name: 'admins', rows: 1 }]) });
}, 120_000);

test('npm start on a port that is taken says so in one sentence', async () => {
  const port = await freePort();
  const squatter = createServer().listen(port, '127.0.0.1');
  const start = running('npm', ['start'], { PORT: String(port) });
  await expect(start.until('runs at')).rejects.toThrow(`Port ${port} is taken.`);
  squatter.close();
});
