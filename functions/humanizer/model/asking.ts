import type { DoubtOption } from '#contract/humanize.ts';
import { unlessAborted, type Wait } from '#outgoing/retry.ts';
import type { NamesOption } from './names.ts';
import { jsonOf } from './transport/answer.ts';
import { type FailureKind, ModelFailure } from './transport/failure.ts';
import type { Question, Transport } from './transport/transport.ts';

const tries = 3;
const firstPause = 500;

/** `doubts`: the default for doubts that the model leaves open, if the request does not say. */
export type Model = {
  transport: Transport;
  /** Reviews rewordings; may be a different model. */
  judge: Transport;
  timeLimit: number;
  doubts: DoubtOption;
  names: NamesOption;
  wait: Wait;
};

/** Returns the model's answer as JSON. Retries a busy or unreachable model, with a longer pause each time. */
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
