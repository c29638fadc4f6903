import { brand } from '#contract/brand.ts';
import { build } from './build.ts';
import { isBuilt } from './local/built.ts';
import { step } from './shared/command.ts';
import { startLocal } from './local/product.ts';
import { demandFreePort } from './local/worker.ts';

const port = Number(process.env.PORT ?? 8787);
await demandFreePort(port);
if (!isBuilt()) await step('Building the web app', () => build({ development: true }));
await startLocal(port);
console.log(`\n${brand.name} runs at http://localhost:${port}\n`);
