import { readTextWithLimit } from '#outgoing/read-text-with-limit.ts';
import { type FailureKind, ModelFailure } from './failure.ts';
import { messagesOf, type Question, responseFormatOf, type Transport } from './transport.ts';

type Endpoint = { address: string; model: string; key: string | undefined };

const mostBytes = 256 * 1024;
/** Extra tokens for a model whose reasoning cannot be switched off. */
const tokensToThink = 4096;

/** Request variants, from most to fewest fields: a strict endpoint rejects a request with fields that it does not know. */
const ways: ((question: Question) => Record<string, unknown>)[] = [
  (question) => ({
    response_format: responseFormatOf(question),
    max_tokens: question.mostTokens,
    temperature: 0.4,
    // Ollama and services that follow OpenAI read `reasoning_effort`; llama.cpp and vLLM read the field after it.
    reasoning_effort: 'none',
    chat_template_kwargs: { enable_thinking: false },
  }),
  (question) => ({
    response_format: responseFormatOf(question),
    max_completion_tokens: question.mostTokens + tokensToThink,
  }),
  () => ({}),
];

/** Index of the variant that each endpoint accepted, where its next question starts. */
const understood = new Map<string, number>();

/** Asks any service that offers OpenAI's chat API. */
export function chatTransport({ address, model, key }: Endpoint): Transport {
  const url = completionsOf(address);
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(key !== undefined && { Authorization: `Bearer ${key}` }),
    // Keeps the text out of the log and cache of Cloudflare's AI Gateway; other services do not read these headers.
    'cf-aig-collect-log-payload': 'false',
    'cf-aig-skip-cache': 'true',
  };

  async function send(question: Question, way: number, signal: AbortSignal): Promise<Response> {
    const more = ways[way]?.(question);
    const body = JSON.stringify({ model, messages: messagesOf(question), stream: false, ...more });
    // A redirect is not followed: nobody chose the address that it would send the text to.
    return fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  }

  return {
    async ask(question, signal) {
      const place = `${url} ${model}`;
      for (let way = understood.get(place) ?? 0; ; way++) {
        const response = await send(question, way, signal);
        if (response.ok) {
          understood.set(place, way);
          return answerOf(response);
        }
        await response.body?.cancel();
        const { status } = response;
        if ((status !== 400 && status !== 422) || way === ways.length - 1)
          throw new ModelFailure(kindOf(status));
      }
    },
  };
}

/** Returns the URL for completions, from that URL itself or from the base URL of the service: `…/v1`. */
function completionsOf(address: string): string {
  const url = new URL(address);
  if (!url.pathname.endsWith('/chat/completions')) {
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`;
  }
  return url.href;
}

function kindOf(status: number): FailureKind {
  if (status === 402) return 'spent';
  if (status === 408) return 'slow';
  if (status === 429 || status === 503 || status === 529) return 'busy';
  return status >= 500 ? 'away' : 'rejected';
}

async function answerOf(response: Response): Promise<unknown> {
  const body = await readTextWithLimit(response, mostBytes).catch(() => {
    throw new ModelFailure('cut');
  });
  try {
    return JSON.parse(body);
  } catch {
    throw new ModelFailure('unread');
  }
}
