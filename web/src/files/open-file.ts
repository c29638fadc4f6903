import { openerDidNotLoad } from '../content/files.ts';

/** `text` is plain text or Markdown, its lines ended by \n; `notes` say what a person should know of it. */
export type Opened = { ok: true; text: string; name: string; notes: string[] };
export type Opening = Opened | { ok: false; sentence: string };

export const fileKinds =
  '.txt,.md,.markdown,.docx,text/plain,text/markdown,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Changes nothing by itself: the caller decides what becomes of the text. */
export async function openFile(file: File): Promise<Opening> {
  const reader = await import('./read-file.ts').catch(() => undefined);
  return reader ? reader.readFile(file) : { ok: false, sentence: openerDidNotLoad };
}
