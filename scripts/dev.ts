import { createServer } from 'vite';
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

// A build in the same process leaves it at production, and then nothing would be swapped in place.
process.env.NODE_ENV = 'development';
process.env.API_PORT = String(port);
const vite = await createServer({ configFile: 'web/vite.config.ts', logLevel: 'warn' });
await vite.listen();
console.log(
  `\n${brand.name} runs at http://localhost:${vite.config.server.port} and follows what you change\n`,
);
