import type { DoubtOption } from '#contract/humanize.ts';
import { unlessAborted, type Wait } from '#outgoing/retry.ts';
import type { NamesOption } from './names.ts';
import { jsonOf } from './transport/answer.ts';
import { type FailureKind, ModelFailure } from './transport/failure.ts';
import type { Question, Transport } from './transport/transport.ts';

const tries = 3;
const firstPause = 500;

/** `doubts`: what becomes of those that the model leaves, where a call does not say. */
export type Model = {
  transport: Transport;
  /** Compares what it wrote with its source; it may be another model. */
  judge: Transport;
  timeLimit: number;
  doubts: DoubtOption;
  names: NamesOption;
  wait: Wait;
};

/** What a model answers, as JSON. One that is busy or away is asked again, a little later each time. */
export async function askModel(
  transport: Transport,
  { timeLimit, wait }: Pick<Model, 'timeLimit' | 'wait'>,
  question: Question,
  signal: AbortSignal,
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]);
    try {
      return jsonOf(await unlessAborted(transport.ask(question, limited), limited));
    } catch (error) {
      signal.throwIfAborted();
      const kind = kindOf(error, limited);
      if ((kind !== 'busy' && kind !== 'away') || attempt === tries) throw new ModelFailure(kind);
    }
    await wait(firstPause * 2 ** (attempt - 1), signal);
  }
}

function kindOf(error: unknown, limited: AbortSignal): FailureKind {
  if (limited.aborted) return 'slow';
  return error instanceof ModelFailure ? error.kind : 'away';
}
