import { beforeEach, expect, test } from 'vitest';
import { draftOf, forgetDraft, keepDraft, keptDrafts, unsavedDraft } from '../../web/src/blog/draft.ts';
import { postDay } from '#contract/blog-words.ts';
import { blockStorage, storageOf } from './browser-storage.ts';

let stored = new Map<string, string>();
beforeEach(() => void (stored = storageOf({})));

const ink = { id: '1', slug: 'ink' };
const paper = { id: '2', slug: 'paper' };
const draftWith = (title: string) => ({ ...draftOf(undefined), title });

test('each post keeps a draft of its own, as does a new one, and loses it alone', () => {
  keepDraft({ of: ink, draft: draftWith('Red ink') });
  keepDraft({ of: paper, draft: draftWith('Thin paper') });
  keepDraft({ of: null, draft: draftWith('New') });
  keepDraft({ of: ink, draft: draftWith('Blue ink') });
  expect(keptDrafts().map(({ draft }) => draft.title)).toEqual(['Blue ink', 'New', 'Thin paper']);
  expect(unsavedDraft(paper)?.title).toBe('Thin paper');
  forgetDraft(paper);
  expect([unsavedDraft(ink)?.title, unsavedDraft(paper), unsavedDraft(undefined)?.title]).toEqual([
    'Blue ink',
    undefined,
    'New',
  ]);
  forgetDraft(ink);
  forgetDraft(undefined);
  expect(stored.size).toBe(0);
});

test('what is no draft is none, and a blocked storage says that it kept nothing', () => {
  for (const text of ['{', 'null', '{"of":null}', '[7]']) {
    stored.set('blog_drafts', text);
    expect(keptDrafts()).toEqual([]);
  }
  blockStorage();
  expect(keepDraft({ of: null, draft: draftWith('New') })).toBe(false);
});

test('the day of a post is written as English writes it, in UTC', () => {
  expect(postDay('2026-11-17T23:59:59.000Z')).toBe('November 17, 2026');
  expect(postDay('2024-01-01T00:00:00.000Z')).toBe('January 1, 2024');
});
