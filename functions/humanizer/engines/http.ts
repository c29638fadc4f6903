import type { DoubtOption } from '#contract/humanize.ts';
import { judgeRewriting } from '#prose/index.ts';
import { brand } from '#contract/brand.ts';
import { type Engine, EngineFailure, invalidAnswer, unavailable } from '../engine.ts';
import { planPassages } from '#humanizer/result/passages.ts';
import { decided } from '#humanizer/result/verdicts.ts';
import { plainText } from './plain-text.ts';
import { readTextWithLimit, TooLong } from '#outgoing/read-text-with-limit.ts';
import type { Wait } from '#outgoing/retry.ts';

const tries = 3;
const firstPause = 250;
const passing = new Set([502, 503, 504]);
/** Maximum size of a response, many times that of a rewritten chunk. */
const mostBytes = 512 * 1024;

type Upstream = { address: string; timeLimit: number; doubts: DoubtOption; wait: Wait };

/** Engine for the specified service: a GET with the text in the URL, answered by JSON with the new text or an error. */
export function httpEngine({ address, timeLimit, doubts, wait }: Upstream): Engine {
  async function ask(content: string, signal: AbortSignal): Promise<Response> {
    const url = new URL(address);
    // Keeps the configured query string exactly as written.
    const own = url.search === '' ? '' : `${url.search.slice(1)}&`;
    url.search = `${own}content=${encodeURIComponent(content.toWellFormed())}`;
    const headers = { Accept: '*/*', 'User-Agent': `${brand.name}/1.0 (+https://${brand.domain})` };
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    if (response.ok) return response;
    await response.body?.cancel();
    const status = `${response.status} ${response.statusText}`.trim();
    throw new UpstreamRefusal(`API request failed: ${status}`, passing.has(response.status));
  }

  async function answerTo(content: string, signal: AbortSignal): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]);
      try {
        const response = await ask(content, limited);
        return await readTextWithLimit(response, mostBytes);
      } catch (error) {
        const isOver = signal.aborted || limited.aborted || attempt === tries;
        if (error instanceof UpstreamRefusal && (isOver || !error.passing)) throw error;
        if (error instanceof TooLong) throw new EngineFailure(invalidAnswer);
        if (isOver) throw new EngineFailure(unavailable);
      }
      await wait(firstPause * 2 ** (attempt - 1), signal);
    }
  }

  return {
    name: 'http',
    plan: (text, options) =>
      planPassages(text, {
        frozen: options.frozen ?? [],
        by: 'upstream',
        limits: { maxChars: 5_000, maxEncoded: 14 * 1024 },
        pauseMs: 500,
        async rewrite(passage, signal) {
          const answer = contentOf(await answerTo(passage.text, signal));
          const judged = judgeRewriting(passage, answer, options);
          return { ...decided(judged, options.doubts ?? doubts), outcome: 'reads well' };
        },
      }),
  };
}

class UpstreamRefusal extends EngineFailure {
  readonly passing: boolean;

  constructor(message: string, isPassing: boolean) {
    super(message);
    this.passing = isPassing;
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function contentOf(body: string): string {
  const answer = parse(body);
  if (typeof answer !== 'object' || answer === null) {
    throw new EngineFailure('Invalid response format from humanization service');
  }
  if ('error' in answer && typeof answer.error === 'string' && answer.error !== '') {
    const said = plainText(answer.error).replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
    throw new EngineFailure(`Humanization failed: ${said.slice(0, 200)}`);
  }
  const content =
    'finalContent' in answer && typeof answer.finalContent === 'string' ? plainText(answer.finalContent) : '';
  if (content.trim() === '') throw new EngineFailure(invalidAnswer);
  return content;
}
