import { readTextWithLimit } from '#outgoing/read-text-with-limit.ts';
import { type FailureKind, ModelFailure } from './failure.ts';
import { messagesOf, type Question, responseFormatOf, type Transport } from './transport.ts';

type Endpoint = { address: string; model: string; key: string | undefined };

const mostBytes = 256 * 1024;
/** What a model that cannot stop thinking may need besides its answer. */
const tokensToThink = 4096;

/** Not every endpoint knows every field, and a strict one refuses what it does not know: each way asks for less. */
const ways: ((question: Question) => Record<string, unknown>)[] = [
  (question) => ({
    response_format: responseFormatOf(question),
    max_tokens: question.mostTokens,
    temperature: 0.4,
    // Ollama and those that follow OpenAI read the first, llama.cpp and vLLM the second.
    reasoning_effort: 'none',
    chat_template_kwargs: { enable_thinking: false },
  }),
  (question) => ({
    response_format: responseFormatOf(question),
    max_completion_tokens: question.mostTokens + tokensToThink,
  }),
  () => ({}),
];

/** The way that an endpoint understood, so that the next question need not find it again. */
const understood = new Map<string, number>();

/** Any service that speaks the chat format of OpenAI. */
export function chatTransport({ address, model, key }: Endpoint): Transport {
  const url = completionsOf(address);
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(key !== undefined && { Authorization: `Bearer ${key}` }),
    // A gateway of Cloudflare's would keep the text in its log and its cache; nobody else reads these.
    'cf-aig-collect-log-payload': 'false',
    'cf-aig-skip-cache': 'true',
  };

  async function send(question: Question, way: number, signal: AbortSignal): Promise<Response> {
    const more = ways[way]?.(question);
    const body = JSON.stringify({ model, messages: messagesOf(question), stream: false, ...more });
    // Where it would send the text on to is nobody's choice.
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

/** The address of the calls, from theirs or from the one of the service: `…/v1`. */
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
