import { markdownToDocx } from '../docx/markdown-to-docx.ts';
import { markdownToPlain } from '../markdown/markdown-to-plain.ts';

export type WriterQuestion = { text: string; title: string; format: 'txt' | 'docx' };
export type WriterAnswer = { ok: true; blob: Blob } | { ok: false };

async function write({ text, title, format }: WriterQuestion): Promise<WriterAnswer> {
  try {
    const blob = format === 'docx' ? await markdownToDocx(text, title) : new Blob([markdownToPlain(text)]);
    return { ok: true, blob };
  } catch {
    return { ok: false };
  }
}

addEventListener('message', (event: MessageEvent<WriterQuestion>) => {
  void write(event.data).then((answer) => postMessage(answer));
});
