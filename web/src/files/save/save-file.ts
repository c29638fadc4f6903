import { brand } from '#contract/brand.ts';
import { download } from '#browser/download.ts';
import {
  looksStay,
  newDocument,
  notWritten,
  unplaced,
  writerDidNotLoad,
} from '#content/tool/opening-and-saving.ts';
import { askWorker } from '../ask-worker.ts';
import type { ReviserAnswer, ReviserQuestion } from '../docx/docx-reviser.worker.ts';
import { documentOf } from '../docx/opened-documents.ts';
import { carriesMarks, type Format, savedName, stemOf } from './file-name.ts';
import type { WriterAnswer, WriterQuestion } from './writer.worker.ts';

/** `note`: what the user should know about the saved file. */
export type Saving = { ok: true; name: string; note: string } | { ok: false; sentence: string };

type Revision = Extract<ReviserAnswer, { ok: true }>;
type Written = { blob: Blob; name: string; note: string } | 'not loaded' | 'not written';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const types: Record<Format, string> = {
  txt: 'text/plain;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  docx: word,
  'tracked docx': word,
};

const longestWriting = 60_000;

/**
 * `name`: the source file's name with its ending, or empty. As .docx, a text from a .docx is saved in that document with new words.
 * As .txt, a text from .md, .docx or .pdf loses its Markdown marks; any other is saved unchanged.
 */
export async function saveFile(text: string, name: string, format: Format, now: Date): Promise<Saving> {
  const written = await writtenAs(text, name, format, now);
  if (written === 'not loaded') return { ok: false, sentence: writerDidNotLoad };
  if (written === 'not written') return { ok: false, sentence: notWritten };
  download(written.name, new Blob([written.blob], { type: types[format] }));
  return { ok: true, name: written.name, note: written.note };
}

async function writtenAs(text: string, name: string, format: Format, now: Date): Promise<Written> {
  const saved = savedName(name, format);
  if (format === 'md' || (format === 'txt' && !carriesMarks(name)))
    return { blob: new Blob([text]), name: saved, note: '' };
  if (format === 'txt') return await writeNew({ text, title: stemOf(name), format }, saved);
  const revised = await inPlace(text, name, format === 'tracked docx' ? now : null);
  if (revised === 'not loaded') return revised;
  if (revised?.ok) return { blob: revised.blob, name: saved, note: noteOf(revised) };
  const fresh = await writeNew({ text, title: stemOf(name), format: 'docx' }, saved.replace(/m$/, 'x'));
  return typeof fresh === 'string' || revised === null ? fresh : { ...fresh, note: newDocument };
}

const noteOf = (revised: Revision) =>
  [revised.unplaced > 0 ? unplaced(revised.unplaced) : '', revised.looksStay ? looksStay : '']
    .filter((each) => each !== '')
    .join(' ');

/** Writes the text into the opened document; null if the document is not in memory. */
async function inPlace(to: string, name: string, trackedSince: Date | null) {
  const document = documentOf(name);
  if (!document) return null;
  const { bytes, text: from } = document;
  const tracked = trackedSince && { author: brand.name, date: trackedSince };
  const question: ReviserQuestion = { bytes, from, to, tracked };
  const answer = await askWorker<ReviserAnswer>(
    () => new Worker(new URL('../docx/docx-reviser.worker.ts', import.meta.url), { type: 'module' }),
    question,
    { within: longestWriting },
  );
  return answer === 'too long' ? { ok: false as const, why: answer } : answer;
}

async function writeNew(question: WriterQuestion, name: string): Promise<Written> {
  const answer = await askWorker<WriterAnswer>(
    () => new Worker(new URL('./writer.worker.ts', import.meta.url), { type: 'module' }),
    question,
    { within: longestWriting },
  );
  if (answer === 'not loaded') return answer;
  return answer === 'too long' || !answer.ok ? 'not written' : { blob: answer.blob, name, note: '' };
}
