import { kindOf, type TextKind } from '../kind/kind.ts';
import { type Document, readDocument } from '../signals/document.ts';
import { markers } from '../signals/word-measures.ts';
import { findBlocks } from '../text/blocks/blocks.ts';
import { judge, type Judged, refusalOf, type Unjudged } from './judge.ts';
import { type Model, unpackModel } from './model.ts';

/** Kinds of text that the model was not tested on. */
const untestedKinds = ['email', 'post', 'advertisement'] as const satisfies readonly TextKind[];
export type UntestedKind = (typeof untestedKinds)[number];

const untestedOf = (text: string): UntestedKind | null => {
  const kind = kindOf({ text, blocks: findBlocks(text) });
  return untestedKinds.find((untested) => untested === kind) ?? null;
};

/** `stockPhrases`: the number of words and phrases in the text that models favour. */
export type Read = Judged & { untested: UntestedKind | null; stockPhrases: number };
export type Estimate = Unjudged | Read;

let model: Model | undefined;

/** Judges a document. The weights are loaded only when it can be judged. */
async function judged(document: Document): Promise<Unjudged | Judged> {
  const refusal = refusalOf(document);
  if (refusal) return refusal;
  model ??= unpackModel((await import('./packed-weights.ts')).weights);
  return judge(model, document);
}

/** Estimates the probability that a text reads as machine-written. */
export const estimate = (text: string): Promise<Unjudged | Judged> => judged(readDocument(text));

/** The estimate with the additional data that the page shows: an untested kind, and the number of stock phrases. */
export async function estimateForReader(text: string): Promise<Estimate> {
  const document = readDocument(text);
  const found = await judged(document);
  if (!('probability' in found)) return found;
  return { ...found, untested: untestedOf(text), stockPhrases: markers(document).places.length };
}
