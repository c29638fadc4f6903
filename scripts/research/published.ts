// Counts what /scores says of published detectors and tools, where the texts are at hand:
//   node scripts/research/published.ts ../shared/data
// Prints the figures and keeps them, and no sentence of the texts, in web/src/content/published.json.
import { writeFileSync } from 'node:fs';
import { readAnswers } from './published/answers.ts';
import { agreementOf } from './published/detectors.ts';
import { toolFigures } from './published/tools.ts';

const [folder = '../shared/data'] = process.argv.slice(2);
const answers = readAnswers(folder);
const text = `${JSON.stringify({ detectors: agreementOf(answers), tools: toolFigures(answers) }, null, 2)}\n`;
console.log(text);
writeFileSync('web/src/content/published.json', text);
