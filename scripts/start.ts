import { brand } from '#contract/brand.ts';
import { startLocal } from './local/product.ts';

const port = await startLocal(Number(process.env.PORT ?? 8787));
console.log(`\n${brand.name} runs at http://localhost:${port}\n`);
