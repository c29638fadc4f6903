import { download } from '../../browser/download.ts';
import { notWritten, writerDidNotLoad } from '../../content/files/opening-and-saving.ts';
import { carriesMarks, type Format, stemOf } from './file-name.ts';
import type { WriterAnswer, WriterQuestion } from './writer.worker.ts';

export type Saving = { ok: true; name: string } | { ok: false; sentence: string };

const types: Record<Format, string> = {
  txt: 'text/plain;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const longestWriting = 60_000;

/**
 * `name` is that of the file the text came from, with its ending, or empty. As .txt, a text that came from .md or .docx
 * loses its Markdown marks; any other is saved to the letter.
 */
export async function saveFile(text: string, name: string, format: Format): Promise<Saving> {
  const saved = `${stemOf(name)}.${format}`;
  if (format === 'md' || (format === 'txt' && !carriesMarks(name))) {
    download(saved, new Blob([text], { type: types[format] }));
    return { ok: true, name: saved };
  }
  const written = await write({ text, title: stemOf(name), format });
  if (written === 'not loaded') return { ok: false, sentence: writerDidNotLoad };
  if (written === 'too long' || !written.ok) return { ok: false, sentence: notWritten };
  download(saved, new Blob([written.blob], { type: types[format] }));
  return { ok: true, name: saved };
}

async function write(question: WriterQuestion) {
  const asking = await import('../ask-worker.ts').catch(() => undefined);
  if (!asking) return 'not loaded';
  return asking.askWorker<WriterAnswer>(
    () => new Worker(new URL('./writer.worker.ts', import.meta.url), { type: 'module' }),
    question,
    { within: longestWriting },
  );
}
