import { local } from '#browser/storage.ts';
import { defaultOptions, type Workspace } from '../workspace/workspace.ts';
import { optionsFrom } from './stored-options.ts';

const key = 'draft';

type Draft = Pick<Workspace, 'text' | 'name' | 'options'>;

export function readDraft(): Draft | null {
  const kept = local.readJson(key);
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || typeof kept.text !== 'string')
    return null;
  const name = 'name' in kept && typeof kept.name === 'string' ? kept.name : '';
  return { text: kept.text, name, options: optionsFrom(kept) };
}

export function writeDraft({ text, name, options }: Draft): void {
  if (text === '' && options === defaultOptions) local.remove(key);
  else local.write(key, JSON.stringify({ text, ...(name !== '' && { name }), ...options }));
}
