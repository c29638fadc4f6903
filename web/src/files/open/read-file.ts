import { limits } from '#contract/limits.ts';
import { openerDidNotLoad } from '#content/tool/opening-and-saving.ts';
import { notes, type Refusal, refusalInWords } from '#content/tool/reading-files.ts';
import { askWorker } from '../ask-worker.ts';
import { keepDocument } from '../docx/opened-documents.ts';
import type { DocxAnswer } from '../docx/read-docx.ts';
import { htmlToMarkdown } from '../markdown/html-to-markdown.ts';
import type { PdfAnswer } from '../pdf/read-pdf.ts';
import { isNamedOther, isNamedPdf, isNamedWord, isPdf, recognise } from './recognise.ts';
import type { Opening } from './use-opening.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Read = { ok: true; text: string; notes: string[] } | { ok: false; why: Refusal | 'not loaded' };

const longestReading = 60_000;

export async function readFile(file: File): Promise<Opening> {
  const { name } = file;
  const read = await contentOf(file);
  if (!read.ok)
    return {
      ok: false,
      sentence: read.why === 'not loaded' ? openerDidNotLoad : refusalInWords(read.why, name),
    };
  if (new TextEncoder().encode(read.text).length > limits.file.textBytes)
    return { ok: false, sentence: refusalInWords('too much text', name) };
  return { ok: true, text: read.text, name, notes: read.notes };
}

async function contentOf(file: File): Promise<Read> {
  if (file.size > limits.file.bytes) {
    const isLargePdf = await isPdf(file).catch(() => false);
    if (!isLargePdf) return refused('too large');
    if (file.size > limits.file.pdfBytes) return refused('too large PDF');
  }
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return refused('unreadable');
  const bytes = new Uint8Array(buffer);
  const recognised = recognise(bytes, file.name);
  switch (recognised.kind) {
    case 'refused':
      return refused(recognised.why);
    case 'text':
      return { ok: true, text: recognised.text, notes: isNamedOther(file.name) ? [notes.reallyText] : [] };
    case 'docx':
      return contentOfWord(bytes, file.name);
    case 'pdf':
      return contentOfPdf(bytes, file.name);
  }
}

const refused = (why: Refusal | 'not loaded'): Read => ({ ok: false, why });

async function contentOfWord(bytes: Bytes, name: string): Promise<Read> {
  const reply = await askWorker<DocxAnswer>(
    () => new Worker(new URL('../docx/docx-reader.worker.ts', import.meta.url), { type: 'module' }),
    bytes,
    { within: longestReading },
  );
  if (reply === 'not loaded') return refused(reply);
  if (reply === 'too long') return refused('took too long');
  if (!reply.ok) return reply;
  const { text, images, footnotes, underlined, merged } = htmlToMarkdown(reply.html);
  if (text === '') return refused('no text');
  keepDocument(name, { bytes, text });
  return {
    ok: true,
    text,
    notes: [
      ...(isNamedWord(name) ? [] : [notes.reallyWord]),
      ...(reply.tracked ? [notes.trackedChanges] : []),
      ...(images > 0 ? [notes.images(images)] : []),
      ...(footnotes > 0 ? [notes.notes(footnotes)] : []),
      ...(underlined ? [notes.underlined] : []),
      ...(reply.recounted ? [notes.recounted] : []),
      ...(merged ? [notes.mergedCells] : []),
    ],
  };
}

async function contentOfPdf(bytes: Bytes, name: string): Promise<Read> {
  const reply = await askWorker<PdfAnswer>(
    () => new Worker(new URL('../pdf/pdf-reader.worker.ts', import.meta.url), { type: 'module' }),
    bytes,
    { within: longestReading, transfer: [bytes.buffer] },
  );
  if (reply === 'not loaded') return refused(reply);
  if (reply === 'too long') return refused('PDF took too long');
  if (!reply.ok) return reply;
  const { text, footnotes, empty } = reply;
  return {
    ok: true,
    text,
    notes: [
      ...(isNamedPdf(name) ? [] : [notes.reallyPdf]),
      notes.fromPdf,
      ...(empty > 0 ? [notes.emptyPages(empty)] : []),
      ...(footnotes > 0 ? [notes.notes(footnotes)] : []),
    ],
  };
}
