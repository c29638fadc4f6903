import type { TextModels } from '#env.ts';
import { type FailureKind, ModelFailure } from './failure.ts';
import { messagesOf, type Question, responseFormatOf, type Transport } from './transport.ts';

type Model = { models: TextModels; model: string };

/** Extra tokens for gpt-oss, whose reasoning cannot be switched off and counts towards the limit. */
const tokensToThink = 4096;

/** Older models, whose `json_schema` is the schema itself. */
const takesBareSchema = /^@(?:cf\/(?:meta|deepseek-ai)|hf)\//;

function inputOf(model: string, question: Question): Record<string, unknown> {
  const { mostTokens, schema } = question;
  const base = {
    messages: messagesOf(question),
    response_format: responseFormatOf(question),
    max_tokens: mostTokens,
  };
  if (model.includes('/gpt-oss-'))
    return { ...base, max_tokens: mostTokens + tokensToThink, reasoning_effort: 'low' };
  if (takesBareSchema.test(model))
    return { ...base, response_format: { type: 'json_schema', json_schema: schema } };
  return { ...base, chat_template_kwargs: { enable_thinking: false } };
}

/** Asks Cloudflare's models through the binding. No gateway is named, so requests pass through none and nothing is stored. */
export function workersAiTransport({ models, model }: Model): Transport {
  const run = (input: Record<string, unknown>, signal: AbortSignal) =>
    models.run(model, input, { rejectIfBusy: true, signal });

  return {
    async ask(question, signal) {
      try {
        return await run(inputOf(model, question), signal);
      } catch (error) {
        const kind = kindOf(error);
        if (kind !== 'rejected' || signal.aborted) throw new ModelFailure(kind);
      }
      // The model does not support schemas, or could not follow this one.
      const { mostTokens: max_tokens } = question;
      return run({ messages: messagesOf(question), max_tokens }, signal).catch((error: unknown) => {
        throw new ModelFailure(kindOf(error));
      });
    },
  };
}

/** Maps Cloudflare's error code, which precedes the message: "3040: Capacity temporarily exceeded". */
function kindOf(error: unknown): FailureKind {
  const code = error instanceof Error ? /\b([35]\d{3}):/.exec(error.message)?.[1] : undefined;
  if (code === '3040') return 'busy';
  if (code === '3036') return 'spent';
  if (code === '3007' || code === '3008') return 'slow';
  return code === undefined ? 'away' : 'rejected';
}
