import { writeFileSync } from 'node:fs';
import { demand } from '../../shared/command.ts';

const headerOf = (script: string): string =>
  [
    `// Written by \`node scripts/run.mjs ${script}\`; not by hand.`,
    '// oxlint-disable oxc/approx-constant -- a measured figure may come close to one',
    '',
  ].join('\n');

export async function writeJson(path: string, value: unknown): Promise<void> {
  writeFileSync(path, JSON.stringify(value));
  await demand('oxfmt', [path]);
}

/** Writes a module with one constant, and formats it. */
export async function writeModule(
  path: string,
  name: string,
  value: unknown,
  type?: string,
  from?: string,
  script = 'train',
): Promise<void> {
  const importing = type && from ? `import type { ${type} } from '${from}';\n\n` : '';
  const declared = type ? `: ${type}` : '';
  const ending = type ? '' : ' as const';
  writeFileSync(
    path,
    `${headerOf(script)}${importing}export const ${name}${declared} = ${JSON.stringify(value)}${ending};\n`,
  );
  await demand('oxfmt', [path]);
}
