import { limits } from '#contract/limits.ts';
import { notes, type Refusal, refusalInWords } from '../../content/files/reading.ts';
import { openerDidNotLoad } from '../../content/files/opening-and-saving.ts';
import { askWorker } from '../ask-worker.ts';
import { keepDocument } from '../docx/opened-documents.ts';
import type { DocxAnswer } from '../docx/read-docx.ts';
import { htmlToMarkdown } from '../markdown/html-to-markdown.ts';
import type { Opening } from './opening.ts';
import { isNamedWord, recognise } from './recognise.ts';

const longestReading = 60_000;

export async function readFile(file: File): Promise<Opening> {
  const refuse = (why: Refusal): Opening => ({ ok: false, sentence: refusalInWords(why, file.name) });
  const accept = (text: string, said: string[]): Opening =>
    new TextEncoder().encode(text).length > limits.file.textBytes
      ? refuse('too much text')
      : { ok: true, text, name: file.name, notes: said };

  if (file.size > limits.file.bytes) return refuse('too large');
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return refuse('unreadable');
  const bytes = new Uint8Array(buffer);
  const recognised = recognise(bytes, file.name);
  if (recognised.kind === 'refused') return refuse(recognised.why);
  if (recognised.kind === 'text') return accept(recognised.text, []);

  const reply = await askWorker<DocxAnswer>(
    () => new Worker(new URL('../docx/docx-reader.worker.ts', import.meta.url), { type: 'module' }),
    bytes,
    { within: longestReading },
  );
  if (reply === 'not loaded') return { ok: false, sentence: openerDidNotLoad };
  if (reply === 'too long') return refuse('took too long');
  if (!reply.ok) return refuse(reply.why);
  const { text, images, footnotes, underlined, merged } = htmlToMarkdown(reply.html);
  if (text === '') return refuse('no text');
  const opening = accept(text, [
    ...(isNamedWord(file.name) ? [] : [notes.reallyWord]),
    ...(reply.tracked ? [notes.trackedChanges] : []),
    ...(images > 0 ? [notes.images(images)] : []),
    ...(footnotes > 0 ? [notes.notes(footnotes)] : []),
    ...(underlined ? [notes.underlined] : []),
    ...(reply.recounted ? [notes.recounted] : []),
    ...(merged ? [notes.mergedCells] : []),
  ]);
  if (opening.ok) keepDocument(file.name, { bytes, text });
  return opening;
}
