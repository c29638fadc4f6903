// `npm run components`: the list of what ships as CycloneDX, and what the registry knows against it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { componentsOf, type Lock } from './components/cyclonedx.ts';
import { capture } from '../shared/command.ts';

const file = '.cache/components.cdx.json';

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
const known = weaknessesIn(output);
if (known === undefined) {
  console.log('The registry could not be asked for known weaknesses, so nothing is known of any.');
} else {
  console.log(
    known.length === 0 ? 'No weakness of any is known.' : `Weaknesses are known: ${known.join(', ')}.`,
  );
  process.exitCode = known.length === 0 ? 0 : 1;
}

/** The components of which one is known; undefined where npm had no answer. */
function weaknessesIn(answer: string): string[] | undefined {
  try {
    const { vulnerabilities }: { vulnerabilities?: object } = JSON.parse(answer);
    return vulnerabilities && Object.keys(vulnerabilities);
  } catch {
    return undefined;
  }
}
