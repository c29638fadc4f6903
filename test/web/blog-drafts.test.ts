import { beforeEach, expect, test } from 'vitest';
import { draftOf, forgetDraft, keepDraft, keptDraft, keptDrafts } from '#posts/kept-post.ts';
import { postDay } from '#contract/blog-words.ts';
import { blockStorage, storageOf } from './browser-storage.ts';

let stored = new Map<string, string>();
beforeEach(() => void (stored = storageOf({})));

const draftWith = (title: string) => ({ ...draftOf(undefined), title });
const keptWith = (id: string, title: string) => ({
  id,
  of: { id, slug: id, updated_at: '2026-11-02T10:00:00.000Z' },
  draft: draftWith(title),
});

const titles = () => keptDrafts().map(({ draft }) => draft.title);

test('every post, saved or new, has a separate draft, and deleting one draft keeps the others', () => {
  keepDraft(keptWith('ink', 'Red ink'));
  keepDraft(keptWith('paper', 'Thin paper'));
  keepDraft({ id: 'one', of: null, draft: draftWith('New') });
  keepDraft({ id: 'two', of: null, draft: draftWith('New in another tab') });
  keepDraft(keptWith('ink', 'Blue ink'));
  expect(titles().toSorted()).toEqual(['Blue ink', 'New', 'New in another tab', 'Thin paper']);
  expect(keptDraft('paper')).toEqual(keptWith('paper', 'Thin paper'));
  forgetDraft('paper');
  forgetDraft('one');
  expect([keptDraft('paper'), ...titles().toSorted()]).toEqual([undefined, 'Blue ink', 'New in another tab']);
  forgetDraft('ink');
  forgetDraft('two');
  expect(stored.size).toBe(0);
});

test('invalid stored drafts are ignored, and saving to blocked storage reports failure', () => {
  for (const text of ['{', 'null', '{"of":null}', '[7]']) {
    stored.set('blog_draft_ink', text);
    expect(keptDrafts()).toEqual([]);
  }
  blockStorage();
  expect(keepDraft({ id: 'one', of: null, draft: draftWith('New') })).toBe(false);
  expect(keptDrafts()).toEqual([]);
});

test('the date of a post is formatted in English, in UTC', () => {
  expect(postDay('2026-11-17T23:59:59.000Z')).toBe('November 17, 2026');
  expect(postDay('2024-01-01T00:00:00.000Z')).toBe('January 1, 2024');
});
