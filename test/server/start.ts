// Serves the built web app and the Worker of the browser tests on a free port, with their own database and KV.
import { createTestHarness } from 'wrangler';
import { demand } from '../../scripts/shared/command.ts';
import { createPasswords } from '#auth/passwords/hashing.ts';
import { addAdmin } from '#db/admins.ts';
import { database } from '#db/client.ts';
import { admin } from './admin.ts';
import { quickCost } from './quick-cost.ts';

const entry = 'test/server/worker.ts';
const folder = '.cache/test-worker';

await demand('wrangler', ['deploy', entry, '--dry-run', '--env', 'development', '--outdir', folder]);

const server = createTestHarness({
  workers: [
    {
      configPath: 'wrangler.toml',
      env: 'development',
      prebuiltWorkerDir: folder,
      secrets: { SIGNING_KEY: 'a signing key for the tests alone' },
    },
  ],
});
// The tests set a visitor's location themselves, so it is not requested.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
const { url } = await server.listen();
const worker = server.getWorker<Env>();
await worker.applyD1Migrations('DB');
await addAdmin(database(await worker.getEnv()), {
  id: crypto.randomUUID(),
  username: admin.username,
  email: admin.username,
  passwordHash: await createPasswords(quickCost).hash(admin.password),
  createdAt: new Date(),
});
console.log(`The test server answers at http://localhost:${url.port}`);
