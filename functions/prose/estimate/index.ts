import { readDocument } from '../signals/document.ts';
import { judge, type Judged, refusalOf, type Unjudged } from './judge.ts';
import { type Model, unpackModel } from './model.ts';

export type Estimate = Unjudged | Judged;

let model: Model | undefined;

/** How probable it is that a text reads as machine-written. The weights are loaded when a text can be judged. */
export async function estimate(text: string): Promise<Estimate> {
  const document = readDocument(text);
  const refusal = refusalOf(document);
  if (refusal) return refusal;
  model ??= unpackModel((await import('./packed-weights.ts')).weights);
  return judge(model, document);
}
