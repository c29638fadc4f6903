import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const shareOf = <T>(list: readonly T[], holds: (item: T) => boolean): number =>
  list.filter(holds).length / Math.max(1, list.length);

const FOLDER = join(import.meta.dirname, '../../../.cache/eval');

/** Sentences of the shared documents, where git does not see them. */
export function keepForReading(name: string, entries: readonly string[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), `${entries.join('\n\n')}\n`);
  console.log(`  ${entries.length} to read in .cache/eval/${name}`);
}
