import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';

export type Complaint = { kind: string; message: string; context: string };

const CACHE = join(import.meta.dirname, '../../../.cache/eval/harper.json');

/** harper.js, spelling aside. What it said of a text is kept, so that sources are read once. */
export class Judge {
  readonly #linter = new LocalLinter({ binary });
  readonly #known: Map<string, Complaint[]>;

  constructor() {
    this.#known = new Map(existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : []);
  }

  async complaints(text: string): Promise<Complaint[]> {
    const key = createHash('sha1').update(text).digest('base64');
    const known = this.#known.get(key);
    if (known) return known;
    const found: Complaint[] = [];
    for (const lint of await this.#linter.lint(text, { language: 'markdown' })) {
      const kind = lint.lint_kind();
      const { start, end } = lint.span();
      if (kind !== 'Spelling') {
        const letters = [...text];
        const context = letters.slice(Math.max(0, start - 40), end + 40).join('');
        found.push({ kind, message: lint.message(), context: context.replaceAll('\n', ' ') });
      }
    }
    this.#known.set(key, found);
    return found;
  }

  keep(): void {
    mkdirSync(join(CACHE, '..'), { recursive: true });
    writeFileSync(CACHE, JSON.stringify([...this.#known]));
  }
}
