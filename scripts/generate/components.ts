// `npm run components`: the list of what ships as CycloneDX, and what the registry knows against it. It fails where that is
// worse than moderate.
//   --sure   and where the registry has no answer
import { parseArgs } from 'node:util';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { componentsOf, type Lock } from './components/cyclonedx.ts';
import { verdictOn, weaknessesIn } from './components/weaknesses.ts';
import { capture } from '../shared/command.ts';

const file = '.cache/components.cdx.json';

const { values: options } = parseArgs({ options: { sure: { type: 'boolean', default: false } } });

type Package = Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  name: string;
  version: string;
};
const { name, version, dependencies, devDependencies }: Package = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
// The build copies the fonts.
const fonts = Object.keys(devDependencies).filter((each) => each.startsWith('@fontsource-variable/'));

const list = componentsOf(lock, [...Object.keys(dependencies), ...fonts], { name, version });
mkdirSync('.cache', { recursive: true });
writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
console.log(`${list.components.length} components, listed in ${file}.`);

const { output } = await capture(
  'npm',
  'audit --json --omit=dev --package-lock-only --loglevel=silent --fetch-retries=0 --fetch-timeout=20000'.split(
    ' ',
  ),
);
const { words, exitCode } = verdictOn(weaknessesIn(output), { sure: options.sure });
console.log(words);
process.exitCode = exitCode;
