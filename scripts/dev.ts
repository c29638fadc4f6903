import { createServer } from 'vite';
import { brand } from '#contract/brand.ts';
import { startLocal } from './local/product.ts';

const port = await startLocal(Number(process.env.PORT ?? 8787));

// A build in the same process leaves it at production, which would disable hot replacement.
process.env.NODE_ENV = 'development';
process.env.API_PORT = String(port);
const vite = await createServer({ configFile: 'web/vite.config.ts', logLevel: 'warn' });
await vite.listen();
console.log(
  `\n${brand.name} runs at http://localhost:${vite.config.server.port} and follows what you change\n`,
);
