import { build } from './build.ts';
import { bareScriptBytes, scriptBytes } from './bench/page-weight.ts';
await build();
const h = scriptBytes('dist', 'index.html'),
  b = await bareScriptBytes();
console.log(h, b, h / b, 'room', b * 1.25 - h);
