import { beforeEach, expect, test } from 'vitest';
import { readDraft, writeDraft } from '#tool/stored/stored-draft.ts';
import { createDebouncedWriter } from '#tool/stored/debounced-writer.ts';
import { defaultOptions } from '#tool/workspace/workspace.ts';
import { blockStorage, storageOf } from './browser-storage.ts';

let stored = new Map<string, string>();
beforeEach(() => void (stored = storageOf({})));

const draft = {
  text: 'A draft.\n\nOf two lines.',
  name: 'essay.docx',
  options: { ...defaultOptions, tone: 'casual', formatting: 'plain', frozen: 'Ada' },
} as const;

test('a draft comes back as it was, with its options and its file’s name', () => {
  writeDraft(draft);
  expect(readDraft()).toEqual(draft);
});

test('an empty draft leaves nothing behind', () => {
  writeDraft(draft);
  writeDraft({ text: '', name: '', options: defaultOptions });
  expect(stored.size).toBe(0);
  expect(readDraft()).toBeNull();
});

test('options that are none of ours are the usual ones, and what is no draft is none', () => {
  stored.set('draft', '{"text":"A draft.","strength":"brutal","formatting":"loud","frozen":7}');
  expect(readDraft()).toEqual({ text: 'A draft.', name: '', options: defaultOptions });
  for (const text of ['{', 'null', '[]', '{"text":7}']) {
    stored.set('draft', text);
    expect(readDraft()).toBeNull();
  }
});

test('a blocked storage costs the draft and nothing else', () => {
  blockStorage();
  writeDraft(draft);
  expect(readDraft()).toBeNull();
});

test('a draft is written once the typing pauses, or at once when the page goes', () => {
  const written: string[] = [];
  let pause: (() => void) | undefined;
  const keeper = createDebouncedWriter<string>({
    schedule: (run) => {
      pause = run;
      return () => void (pause = undefined);
    },
    write: (text) => void written.push(text),
  });
  keeper.keep('A');
  keeper.keep('A d');
  expect(written).toEqual([]);
  pause?.();
  expect(written).toEqual(['A d']);
  keeper.keep('A draft');
  keeper.flush();
  expect(written).toEqual(['A d', 'A draft']);
  expect(pause).toBeUndefined();
  keeper.flush();
  expect(written).toHaveLength(2);
});
