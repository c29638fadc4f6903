import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { minute } from '#contract/time.ts';
import { askWorker } from '#files/ask-worker.ts';
import { toasts } from '#ui/toast-store.ts';
import type { Drawn, PictureQuestion } from './draw-picture.ts';
import { InsertDialog, type Insertion } from './insert-dialog.tsx';
import { createRichText, type Formats, type Picture, type RichText } from './quill/rich-text.ts';
import { Toolbar } from './toolbar/toolbar.tsx';

type Fitted =
  | { ok: true; picture: Picture }
  | { ok: false; why: 'unreadable' | 'too large' | 'not loaded' | 'too long' };

/** Encodes a picture in a worker, since a page does so only when it is idle, seconds later. */
async function fitPicture(file: File, alt: string, room: number): Promise<Fitted> {
  const drawn = await askWorker<Drawn>(
    () => new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' }),
    { file, room } satisfies PictureQuestion,
    { within: minute },
  );
  if (drawn === 'not loaded' || drawn === 'too long') return { ok: false, why: drawn };
  if (!drawn.ok) return drawn;
  const { src, width, height } = drawn;
  return { ok: true, picture: { src, alt, width, height } };
}

type Props = {
  html: string;
  onChange: (html: string) => void;
  /** Returns how many bytes of the post are still free with this text. */
  room: (html: string) => number;
  onReady: (editor: RichText) => void;
};

export async function markdownToHtml(markdown: string): Promise<string> {
  const reader = await import('./post-from-markdown.ts');
  return reader.markdownToHtml(markdown);
}

const refusals = {
  unreadable: {
    title: 'This picture cannot be read',
    message: 'The browser cannot read this picture.',
  },
  'too large': {
    title: 'This picture is too large',
    message:
      'Even at a smaller size it does not fit: a post can have at most 1 MB with its pictures. Remove another picture, or enter an address instead.',
  },
  'not loaded': {
    title: 'This picture was not added',
    message: 'The part that prepares pictures did not load. Check your connection and try again.',
  },
  'too long': {
    title: 'This picture was not added',
    message: 'It took too long to resize. Try a smaller one.',
  },
};

export function RichTextField({ html, onChange, room, onReady }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<RichText>();
  const [formats, setFormats] = useState<Formats>({});
  const [inserting, setInserting] = useState<Insertion>();

  async function addPicture(to: RichText, file: File, alt: string) {
    const fitted = await fitPicture(file, alt, room(to.html()));
    if (fitted.ok) return to.picture(fitted.picture);
    const { title, message } = refusals[fitted.why];
    return toasts.show({ type: 'error', title, message });
  }
  const add = useEffectEvent(addPicture);
  const latest = useEffectEvent(() => ({ html, onChange, onReady }));

  useEffect(() => {
    if (!host.current) return;
    const created: RichText = createRichText(host.current.appendChild(document.createElement('div')), {
      html: latest().html,
      label: 'Content',
      onChange: () => latest().onChange(created.html()),
      onFormats: setFormats,
      // One after the other, since each uses up some of the space that is left.
      onPictures: async (files) => {
        for (const file of files) await add(created, file, '');
      },
      markdownToHtml,
    });
    const place = host.current;
    setEditor(created);
    latest().onReady(created);
    return () => {
      created.close();
      place.replaceChildren();
    };
  }, []);

  return (
    <div className="rich-text">
      <Toolbar editor={editor} formats={formats} onInsert={setInserting} />
      <div ref={host} className="rich-text-page" />
      {inserting && (
        <InsertDialog
          what={inserting}
          editor={editor}
          onPicture={(file, alt) => editor && void addPicture(editor, file, alt)}
          onClose={() => setInserting(undefined)}
        />
      )}
    </div>
  );
}
