import { local } from '#browser/storage.ts';
import { isIndex, isRecord } from '#history/stored-changes.ts';
import { defaultOptions, type Workspace } from '../workspace/workspace.ts';
import { optionsFrom } from './stored-options.ts';

const keyOf = (id: string) => `draft_${id}`;

/** Earlier versions kept one draft, for all tabs. */
const formerKey = 'draft';

const mostDrafts = 20;
/** Of all drafts, of the five million letters that a browser gives a site. */
const mostLetters = 1_000_000;

export type Draft = Pick<Workspace, 'text' | 'name' | 'options'>;
/** `at`: when it was last written, in milliseconds since 1970. */
export type StoredDraft = Draft & { id: string; at: number };

export function readDraft(id: string): StoredDraft | null {
  const kept = local.readJson(keyOf(id));
  if (!isRecord(kept) || typeof kept['text'] !== 'string') return null;
  const { text, name, at } = kept;
  return {
    id,
    at: isIndex(at) ? at : 0,
    text,
    name: typeof name === 'string' ? name : '',
    options: optionsFrom(kept),
  };
}

/** The latest first. */
export const listDrafts = (): StoredDraft[] =>
  local
    .keys()
    .filter((key) => key.startsWith(keyOf('')))
    .map((key) => readDraft(key.slice(keyOf('').length)))
    .filter((draft) => draft !== null)
    .toSorted((one, other) => other.at - one.at);

/** Older drafts make room for it. */
export function writeDraft(id: string, { text, name, options }: Draft, now: Date): void {
  if (text === '' && options === defaultOptions) return local.remove(keyOf(id));
  const others = local.read(keyOf(id)) === null ? makeRoom(text.length) : listDrafts();
  const draft = JSON.stringify({ at: now.getTime(), text, ...(name !== '' && { name }), ...options });
  while (!local.write(keyOf(id), draft)) {
    const oldest = others.pop();
    if (oldest === undefined) return;
    if (oldest.id !== id) local.remove(keyOf(oldest.id));
  }
}

/** For one more draft of so many letters. Returns those that stay. */
function makeRoom(letters: number): StoredDraft[] {
  let room = mostLetters - letters;
  return listDrafts().filter(({ id, text }, at) => {
    room -= text.length;
    const stays = at < mostDrafts - 1 && room >= 0;
    if (!stays) local.remove(keyOf(id));
    return stays;
  });
}

/** The draft that an earlier version left becomes `id`. Returns whether there was one. */
export function takeOverFormerDraft(id: string, now: Date): boolean {
  const former = local.readJson(formerKey);
  local.remove(formerKey);
  return isRecord(former) && local.write(keyOf(id), JSON.stringify({ ...former, at: now.getTime() }));
}
