import { capture } from '../../shared/command.ts';
import { inTurns } from '../../shared/in-turns.ts';
import { compare, type Part } from './ages.ts';

type Wanted = { current?: string; wanted: string };
type Told = { version: string; deprecated?: string; time: Record<string, string> };

const patience = ['--json', '--loglevel=silent', '--fetch-retries=1', '--fetch-timeout=20000'];

async function ask<T>(...command: string[]): Promise<T | undefined> {
  const { output } = await capture('npm', [...command, ...patience]);
  try {
    const answer: T & { error?: unknown } = JSON.parse(output);
    return answer.error === undefined ? answer : undefined;
  } catch {
    return undefined;
  }
}

const keyOf = (name: string, version: string) => `${name}@${version}`;

/** For each that is behind, the newest that all of those take who bring it. */
async function askForWanted(): Promise<Map<string, string> | undefined> {
  const answer = await ask<Record<string, Wanted | Wanted[]>>('outdated', '--all');
  if (answer === undefined) return undefined;
  const found = new Map<string, string>();
  for (const [name, ofName] of Object.entries(answer)) {
    for (const { current, wanted } of [ofName].flat()) {
      if (current === undefined) continue;
      const key = keyOf(name, current);
      const known = found.get(key);
      if (known === undefined || compare(wanted, known) < 0) found.set(key, wanted);
    }
  }
  return found;
}

/** Deprecated since 2020: a copy of the registry that does not say so says it of none. */
export async function tellsDeprecation(): Promise<boolean> {
  const told = await ask<Told>('view', 'request@2.88.2', 'version', 'deprecated');
  return told?.deprecated !== undefined;
}

const atOnce = 4;

/** What the registry knows of the components; undefined where it does not answer for each. `own`: those whose version we name. */
export async function askRegistry(
  components: readonly { name: string; version: string }[],
  own: ReadonlySet<string>,
): Promise<Part[] | undefined> {
  const wanted = await askForWanted();
  if (wanted === undefined) return undefined;
  const parts: Part[] = [];
  const silent: string[] = [];
  await inTurns(
    components,
    atOnce,
    async ({ name, version }) => {
      const key = keyOf(name, version);
      const told = await ask<Told>('view', key, 'version', 'deprecated', 'time');
      if (told?.time === undefined) return void silent.push(key);
      const { deprecated, time } = told;
      parts.push({
        name,
        version,
        own: own.has(name),
        wanted: wanted.get(key) ?? version,
        ...(deprecated === undefined ? {} : { deprecated }),
        time,
      });
    },
    () => silent.length > 0,
  );
  return silent.length > 0 ? undefined : parts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
