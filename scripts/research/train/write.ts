import { writeFileSync } from 'node:fs';
import { demand } from '../../shared/command.ts';

const header = `// Written by \`node scripts/run.mjs train\`; not by hand.
// oxlint-disable oxc/approx-constant -- a measured figure may come close to one
`;

export async function writeJson(path: string, value: unknown): Promise<void> {
  writeFileSync(path, JSON.stringify(value));
  await demand('oxfmt', [path]);
}

/** Writes a module with one constant, and formats it. */
export async function writeModule(
  path: string,
  name: string,
  value: unknown,
  type?: { name: string; from: string },
): Promise<void> {
  const importing = type ? `import type { ${type.name} } from '${type.from}';\n\n` : '';
  const declared = type ? `: ${type.name}` : '';
  const ending = type ? '' : ' as const';
  writeFileSync(
    path,
    `${header}${importing}export const ${name}${declared} = ${JSON.stringify(value)}${ending};\n`,
  );
  await demand('oxfmt', [path]);
}
