import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { defaultAuthor, excerptLength, type Post, readingMinutes } from '#contract/blog.ts';
import { limits } from '#contract/limits.ts';
import { pages } from '#contract/pages.ts';
import { insecureImage, isInsecureImage } from '#contract/post-html.ts';
import { countWords } from '#contract/words.ts';
import { refusesAdmin } from '#admin/admin.ts';
import { call } from '#api-client';
import { download } from '#browser/download.ts';
import { type Draft, draftOf, forgetDraft, keepDraft, keptDraft } from '#posts/kept-post.ts';
import { cleanPost, readPost } from '#posts/posts.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Cross } from '#ui/icons.tsx';
import { toasts } from '#ui/toast-store.ts';
import { failureInWords } from '#words/failures.ts';
import { counted } from '#words/figures.ts';
import './editor.css';
import { postToMarkdown } from '#files/markdown/html-to-markdown.ts';
import { NewerPost } from './newer-post.tsx';
import { Preview } from './preview.tsx';
import type { RichText } from './quill/rich-text.ts';
import { markdownToHtml, RichTextField } from './rich-text-field.tsx';
import { useAutosave } from './use-autosave.ts';
import { useLeaving } from './use-leaving.tsx';

type Props = {
  /** The id under which the draft is kept. */
  draft: string;
  /** Undefined for a new post. */
  post: Post | undefined;
  /** Receives a function that asks whether the editor may close; called with undefined once it has closed. */
  onLeaving: (mayLeave: (() => Promise<boolean>) | undefined) => void;
  onClose: () => void;
  onSaved: (post: Post) => void;
};

const bytesOf = (draft: Draft) => new TextEncoder().encode(Object.values(draft).join('')).length;

const textOf = (html: string) =>
  new DOMParser()
    .parseFromString(html.replace(/<\/(?:p|div|li|h\d|blockquote|td|th)>/g, '$& '), 'text/html')
    .body.textContent.trim();

/** Returns the name without its ending and without characters that some system forbids. */
const fileStem = (name: string) =>
  name
    .replace(/\.(?:md|markdown)$/i, '')
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .trim()
    .slice(0, 100) || 'post';

const stillHere = (isKept: boolean) =>
  isKept
    ? 'What you wrote is still here, and kept in this browser.'
    : 'Your text is still here. This browser can’t save it, so keep this page open.';

const same = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other);

export function PostEditor({ draft: id, post, onLeaving, onClose, onSaved }: Props) {
  const [kept] = useState(() => keptDraft(id));
  const [inBlog, setInBlog] = useState(post);
  /** The version of the post that was loaded when this editing began. */
  const [begunWith, setBegunWith] = useState(kept?.of?.updated_at ?? post?.updated_at);
  const [found, setFound] = useState(kept?.draft);
  const saved = draftOf(inBlog);
  const [draft, setDraft] = useState(found ?? saved);
  const [touched, setTouched] = useState(false);
  const [busy, setBusy] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const [ended, setEnded] = useState(false);
  const editor = useRef<RichText>(undefined);
  const titleId = useId();
  const excerptId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLElement>(null);

  const unsaved = (touched || found !== undefined) && !same(draft, saved);
  const newer = inBlog?.updated_at === begunWith ? undefined : inBlog;
  const keep = (written: Draft, version = begunWith) =>
    keepDraft({
      id,
      of: inBlog ? { id: inBlog.id, slug: inBlog.slug, updated_at: version ?? inBlog.updated_at } : null,
      draft: written,
    });
  const autosave = useAutosave(unsaved, draft, keep);
  const forget = () => {
    autosave.drop();
    forgetDraft(id);
  };
  const leaving = useLeaving(unsaved && !busy, draft);
  useEffect(() => {
    onLeaving(async () => {
      const leave = await leaving.mayLeave();
      if (leave) forget();
      return leave;
    });
  });
  useEffect(() => {
    heading.current?.focus();
    return () => onLeaving(undefined);
  }, [onLeaving]);
  const change = (edit: Partial<Draft>) => {
    setTouched(true);
    setDraft((before) => ({ ...before, ...edit }));
  };
  const plainText = textOf(draft.content);
  const words = countWords(plainText);
  const isReady = draft.title.trim() !== '' && draft.content !== '';

  /** Whether another session has saved the post since; if so, the notice asks which version to keep. */
  async function findNewer(): Promise<boolean> {
    const answer = inBlog && (await readPost(inBlog.slug));
    if (!answer?.ok || answer.data.post.updated_at === begunWith) return false;
    setInBlog(answer.data.post);
    return true;
  }

  function keepMine(theirs: Post) {
    setBegunWith(theirs.updated_at);
    keep(draft, theirs.updated_at);
    heading.current?.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy || !isReady) return;
    if (newer) return notice.current?.focus();
    setBusy(true);
    const answer = await (post
      ? call('PUT /api/blog/posts/:id', {
          params: { id: post.id },
          body: { ...draft, ...(begunWith !== undefined && { updated_at: begunWith }) },
        })
      : call('POST /api/blog/posts', { body: draft }));
    const changed = !answer.ok && answer.code === 'post_changed' && (await findNewer());
    setBusy(false);
    if (changed) return;
    if (!answer.ok) {
      const otherwise = post ? 'Failed to update blog post' : 'Failed to create blog post';
      const isKept = keep(draft);
      toasts.show({ type: 'error', title: failureInWords(answer, otherwise), message: stillHere(isKept) });
      setEnded(refusesAdmin(answer.code) && isKept);
      return;
    }
    forget();
    toasts.show({ type: 'success', title: answer.data.post.published ? 'Post published' : 'Draft saved' });
    onSaved(await cleanPost(answer.data.post));
  }

  const close = async () => {
    if (!(await leaving.mayLeave())) return;
    forget();
    onClose();
  };

  function discard() {
    forget();
    setFound(undefined);
    setBegunWith(inBlog?.updated_at);
    setDraft(saved);
    editor.current?.replace(saved.content);
    setTouched(false);
    heading.current?.focus();
  }

  async function openMarkdown({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const html = await markdownToHtml(await file.text());
    currentTarget.value = '';
    editor.current?.insertHtml(html);
    if (draft.title === '') change({ title: fileStem(file.name) });
  }

  const exportMarkdown = () => {
    const text = `# ${draft.title}\n\n${postToMarkdown(draft.content)}`;
    download(`${fileStem(draft.title)}.md`, new Blob([text], { type: 'text/markdown' }));
  };

  return (
    <section className="post-editor" aria-labelledby={titleId}>
      <header className="post-editor-head spread">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {post ? 'Edit Post' : 'Create New Post'}
        </h2>
        <button type="button" className="icon-button" aria-label="Close editor" onClick={() => void close()}>
          <Cross />
        </button>
      </header>
      {newer && <NewerPost ref={notice} post={newer} onMine={() => keepMine(newer)} onTheirs={discard} />}
      {!newer && found !== undefined && (
        <output className="note draft-found small anywhere">
          We restored the text that you had not saved.{' '}
          <button type="button" className="link-button" onClick={discard}>
            Discard it
          </button>
        </output>
      )}
      <form className="form" onSubmit={(event) => void save(event)}>
        <Field
          label="Title"
          required
          maxLength={limits.post.titleChars}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <div className="field">
          <label htmlFor={excerptId}>{`Excerpt (the first ${excerptLength} characters when empty)`}</label>
          <textarea
            id={excerptId}
            className="field-input"
            rows={3}
            maxLength={limits.post.excerptChars}
            value={draft.excerpt}
            onChange={(event) => change({ excerpt: event.target.value })}
          />
        </div>
        <div className="field">
          <p className="field-label">Content</p>
          <RichTextField
            html={draft.content}
            onChange={(content) => change({ content })}
            room={(content) => limits.postBytes - bytesOf({ ...draft, content })}
            onReady={(created) => {
              editor.current = created;
            }}
          />
          <p className="post-editor-line wrap soft">
            <output>{`${counted(words, 'word')}, ${counted(readingMinutes(words), 'minute')} to read`}</output>
            <label className={`${buttonClass('quiet')} open-file`}>
              <input
                type="file"
                accept=".md,.markdown,text/markdown"
                onChange={(event) => void openMarkdown(event)}
              />
              Open Markdown
            </label>
            <Button look="quiet" onClick={exportMarkdown}>
              Export as Markdown
            </Button>
            <Button look="quiet" aria-pressed={previewing} onClick={() => setPreviewing(!previewing)}>
              Preview
            </Button>
          </p>
        </div>
        {previewing && (
          <Preview draft={draft} text={plainText} author={post?.author ?? defaultAuthor} post={inBlog} />
        )}
        <Field
          label="Tags (comma separated)"
          value={draft.tags}
          onChange={(event) => change({ tags: event.target.value })}
        />
        <Field
          label="Image URL"
          type="url"
          value={draft.image_url}
          wrong={isInsecureImage(draft.image_url) ? insecureImage : undefined}
          onChange={(event) => change({ image_url: event.target.value })}
        />
        <label className="post-check line">
          <input
            type="checkbox"
            checked={draft.published}
            onChange={(event) => change({ published: event.target.checked })}
          />
          Publish immediately
        </label>
        {ended && (
          <FormError>
            Your admin session has ended.{' '}
            <a href={pages.admin.path} target="_blank">
              Sign in again
            </a>
            , and continue writing there.
          </FormError>
        )}
        <p className="actions">
          <Button type="submit" busy={busy} disabled={!isReady}>
            {post ? 'Update Post' : 'Create Post'}
          </Button>
          <Button look="quiet" onClick={() => void close()}>
            Cancel
          </Button>
        </p>
      </form>
      {leaving.dialog}
    </section>
  );
}
