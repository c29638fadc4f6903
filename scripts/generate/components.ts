// `npm run components`: the list of what ships as CycloneDX, whether any of it has stood longer than it may (docs/security.md), and
// what the registry knows against it. It fails where something has, and where a weakness is known that is not accepted with its reason.
//   --sure   and where the registry has no answer
import { parseArgs } from 'node:util';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { accepted, breachesIn, waitingIn } from './components/ages.ts';
import { componentsOf, type Lock } from './components/cyclonedx.ts';
import { askRegistry, tellsDeprecation } from './components/registry.ts';
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

const now = new Date();
const shipping = list.components.filter(({ scope }) => scope === undefined);
const parts = await askRegistry(shipping, new Set([...Object.keys(dependencies), ...fonts]));
if (parts === undefined) {
  console.log('The registry did not answer for each component, so nothing is known of their ages.');
  if (options.sure) process.exitCode = 2;
} else {
  const breaches = breachesIn(parts, now);
  const waiting = waitingIn(parts);
  const told = parts.filter(({ name: each, deprecated }) => deprecated !== undefined && each in accepted);
  console.log(
    `${parts.length} of them ship. On ${now.toISOString().slice(0, 10)} ${breaches.length} have stood longer than they may.`,
    ...[...breaches, ...told.map(({ name: each }) => `${each} is deprecated: ${accepted[each]}.`)].map(
      (line) => `\n  ${line}`,
    ),
  );
  if (waiting.length > 0) console.log(`Not the newest, within their time: ${waiting.join(', ')}.`);
  const knows = await tellsDeprecation();
  if (!knows) console.log('This registry says of none that it is deprecated, so nothing is known of that.');
  if (breaches.length > 0) process.exitCode = 1;
  else if (!knows && options.sure) process.exitCode = 2;
}

const { output } = await capture(
  'npm',
  'audit --json --omit=dev --package-lock-only --loglevel=silent --fetch-retries=0 --fetch-timeout=20000'.split(
    ' ',
  ),
);
const { words, exitCode } = verdictOn(weaknessesIn(output), { sure: options.sure });
console.log(words);
process.exitCode = Math.max(exitCode, Number(process.exitCode ?? 0));
