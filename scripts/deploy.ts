// `npm run deploy` deploys the product to Cloudflare, the first time and every time after. If it stops, it says why and can be
// run again.
//   --dry-run        builds and bundles, without reading or changing anything at Cloudflare
//   --at <address>   the product's address, if it is not the one that wrangler names
import { parseArgs } from 'node:util';
import { brand } from '#contract/brand.ts';
import { build, releaseFolder } from './build.ts';
import { step } from './shared/command.ts';
import { readAccount } from './deploy/account.ts';
import { migrate } from './deploy/database.ts';
import { closingWords } from './deploy/closing-words.ts';
import { demandHealth } from './deploy/health.ts';
import { release } from './deploy/release.ts';
import { wrangler } from './deploy/wrangler.ts';
import { configuration, demandSettings } from './local/settings.ts';

const { values: options } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, at: { type: 'string' } },
});

const { name = '', vars, ai, d1_databases } = configuration('');
const [{ database_name: database = '' } = {}] = d1_databases;
demandSettings(vars, { hasModels: ai !== undefined, policy: 'https' });

const account = options['dry-run']
  ? undefined
  : await step('Looking at what the Cloudflare account holds', () =>
      // The name that wrangler gives to the namespace that it creates for the binding KV.
      readAccount(`${name}-kv`),
    );
await step('Building the web app', () => build());
await step('Bundling the Worker', () => wrangler('deploy', '--dry-run', '--assets', releaseFolder));
if (!account) {
  console.log('A dry run ends here: nothing was asked or changed at Cloudflare.');
  process.exit(0);
}

await step('Migrating the database', () => migrate(database));
const addresses = await step('Deploying', () => release(account));

const address = options.at ?? addresses[0] ?? brand.origin;
await step(`Asking ${address}/api/health`, () => demandHealth(`${address}/api/health`));

console.log(closingWords(address, vars, account));
