import { onForgotten } from '#browser/storage.ts';

type OpenedDocument = { bytes: Uint8Array<ArrayBuffer>; text: string };

const documents = new Map<string, OpenedDocument>();
const mostKept = 3;

/** Keeps the last .docx files that were opened while the page is open, so that each can be saved as the same document. */
export function keepDocument(name: string, document: OpenedDocument): void {
  documents.delete(name);
  documents.set(name, document);
  const [oldest] = documents.keys();
  if (documents.size > mostKept && oldest !== undefined) documents.delete(oldest);
}

export const documentOf = (name: string): OpenedDocument | undefined => documents.get(name);

onForgotten(() => documents.clear());
