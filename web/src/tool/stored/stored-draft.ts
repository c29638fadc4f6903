import { local } from '#browser/storage.ts';
import { isIndex, isRecord } from '#history/stored-changes.ts';
import { defaultOptions, type Draft } from '../workspace/workspace.ts';
import { optionsFrom } from './stored-options.ts';

/** The storage key of a draft. */
export const draftKey = (id: string) => `draft_${id}`;

/** Earlier versions kept one draft, for all tabs. */
const formerKey = 'draft';

const mostDrafts = 20;
/** Maximum total length of all drafts. A browser gives a site about five million characters. */
const mostLetters = 1_000_000;

/** `at`: when it was last written, in milliseconds since 1970. */
export type StoredDraft = Draft & { id: string; at: number };

export function readDraft(id: string): StoredDraft | null {
  const kept = local.readJson(draftKey(id));
  if (!isRecord(kept) || typeof kept['text'] !== 'string') return null;
  const { text, name, at, replaced } = kept;
  return {
    id,
    at: isIndex(at) ? at : 0,
    text,
    name: typeof name === 'string' ? name : '',
    options: optionsFrom(kept),
    replaced: writtenFrom(replaced),
  };
}

function writtenFrom(kept: unknown): Draft['replaced'] {
  if (!isRecord(kept) || typeof kept['text'] !== 'string') return null;
  return { text: kept['text'], name: typeof kept['name'] === 'string' ? kept['name'] : '' };
}

/** All drafts, latest first. */
export const listDrafts = (): StoredDraft[] =>
  local
    .keys()
    .filter((key) => key.startsWith(draftKey('')))
    .map((key) => readDraft(key.slice(draftKey('').length)))
    .filter((draft) => draft !== null)
    .toSorted((one, other) => other.at - one.at);

/** Stores a draft and removes older ones if there is no room for it. */
export function writeDraft(id: string, { text, name, options, replaced }: Draft, now: Date): void {
  if (text === '' && options === defaultOptions && replaced === null) return local.remove(draftKey(id));
  if (local.read(draftKey(id)) === null) makeRoom(lettersOf({ text, replaced }));
  const draft = JSON.stringify({
    at: now.getTime(),
    text,
    ...(name !== '' && { name }),
    ...(replaced && { replaced }),
    ...options,
  });
  if (local.write(draftKey(id), draft)) return;
  for (const oldest of listDrafts().toReversed()) {
    if (oldest.id === id) continue;
    local.remove(draftKey(oldest.id));
    if (local.write(draftKey(id), draft)) return;
  }
}

const lettersOf = ({ text, replaced }: Pick<Draft, 'text' | 'replaced'>): number =>
  text.length + (replaced?.text.length ?? 0);

/** Removes the oldest drafts to make room for one of this many characters. */
function makeRoom(letters: number): void {
  let room = mostLetters - letters;
  for (const [at, draft] of listDrafts().entries()) {
    room -= lettersOf(draft);
    if (at >= mostDrafts - 1 || room < 0) local.remove(draftKey(draft.id));
  }
}

/** Moves the draft of an earlier version to `id`. Returns whether there was one. */
export function takeOverFormerDraft(id: string, now: Date): boolean {
  const former = local.readJson(formerKey);
  local.remove(formerKey);
  return isRecord(former) && local.write(draftKey(id), JSON.stringify({ ...former, at: now.getTime() }));
}
