import { openerDidNotLoad } from '#content/tool/opening-and-saving.ts';
import type { Opening } from './use-opening.ts';

export const fileKinds =
  '.txt,.md,.markdown,.docx,.pdf,text/plain,text/markdown,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Reads a file. The caller decides what to do with the text. */
export async function openFile(file: File): Promise<Opening> {
  const reader = await import('./read-file.ts').catch(() => undefined);
  return reader ? reader.readFile(file) : { ok: false, sentence: openerDidNotLoad };
}
