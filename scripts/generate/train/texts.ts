import { type Inputs, inputsOf } from '#prose/estimate/inputs.ts';
import { type Document, readDocument } from '#prose/signals/document.ts';
import type { Row } from './rows.ts';

/** A row with what the model reads of it, read once for all fits. */
export type Text = Row & { document: Document; inputs: Inputs };

export function readText(row: Row): Text {
  const document = readDocument(row.text);
  return { ...row, document, inputs: inputsOf(document) };
}
