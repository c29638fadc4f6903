// Counts the figures of published detectors and tools on /scores, if the texts are available:
//   node scripts/research/published.ts ../shared/data
// Prints the figures and writes them, without any of the texts, to web/src/content/published.json.
import { writeFileSync } from 'node:fs';
import { readAnswers } from './published/answers.ts';
import { agreementOf } from './published/detectors.ts';
import { toolFigures } from './published/tools.ts';

const [folder = '../shared/data'] = process.argv.slice(2);
const answers = readAnswers(folder);
const text = `${JSON.stringify({ detectors: agreementOf(answers), tools: toolFigures(answers) }, null, 2)}\n`;
console.log(text);
writeFileSync('web/src/content/published.json', text);
