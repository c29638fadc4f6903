// Writes what the rules make of the sample; a test says when it is out of date.
import { writeFileSync } from 'node:fs';
import { demand } from '../shared/command.ts';
import { rewrittenSample } from './sample/rewritten.ts';

const file = 'web/src/content/tool/rewritten-sample.ts';
const written = `// Written by \`node scripts/run.mjs sample\`; not by hand.
import type { FactReport, TextChange } from '#contract/humanize.ts';

export const rewritten: { changes: TextChange[]; facts: FactReport } = ${JSON.stringify(await rewrittenSample())};
`;
writeFileSync(file, written);
await demand('oxfmt', [file]);
