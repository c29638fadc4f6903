import type { HumanizeEvent, HumanizeRequest, TextChange } from '#contract/humanize.ts';
import { readFailure } from '#api-client';
import { connectionLost, introduced, notReadable, refusalInWords } from '#words/run-failures.ts';

/** `cleaned`: the text was cleaned in this browser, because the run waits for the network. */
export type RunEvent =
  | Exclude<HumanizeEvent, { event: 'error' }>
  | { event: 'cleaned'; changes: TextChange[] };

/** `delivered`: a result arrived. `error` is the server's message if it sent one. */
export type Ending =
  | { end: 'delivered' }
  | { end: 'cancelled' }
  | { end: 'failed'; code: string; error: string };

export type Following = { signal: AbortSignal; onEvent: (event: RunEvent) => void };

const cut: Ending = { end: 'failed', code: 'unreachable', error: connectionLost };

/** Yields complete lines, however the network has split the text. An unterminated last line was cut off and is dropped. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function follow(response: Response, onEvent: Following['onEvent']): Promise<Ending> {
  if (!response.ok) {
    const failed = await readFailure(response);
    return { end: 'failed', code: failed.code, error: refusalInWords(failed) };
  }
  if (response.body === null) return cut;
  for await (const line of linesOf(response.body)) {
    const event: HumanizeEvent = JSON.parse(line);
    if (event.event === 'error') return { end: 'failed', code: event.code, error: introduced(event.error) };
    onEvent(event);
  }
  return cut;
}

export function createStream({ origin = '' }: { origin?: string } = {}) {
  return async (request: HumanizeRequest, { signal, onEvent }: Following): Promise<Ending> => {
    /** Whether the result has arrived. A connection that breaks off after it is not a failure. */
    let isDelivered = false;
    const onLine = (event: RunEvent) => {
      isDelivered ||= event.event === 'result';
      onEvent(event);
    };
    try {
      const response = await fetch(`${origin}/api/humanize`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
        body: JSON.stringify(request),
        signal,
      });
      const ending = await follow(response, onLine);
      return isDelivered ? { end: 'delivered' } : ending;
    } catch (error) {
      if (isDelivered) return { end: 'delivered' };
      if (signal.aborted) return { end: 'cancelled' };
      return error instanceof SyntaxError ? { end: 'failed', code: 'unreadable', error: notReadable } : cut;
    }
  };
}

export type Stream = ReturnType<typeof createStream>;
