import type { HumanizeEvent, HumanizeResult, WordUsage } from '#contract/humanize.ts';
import { applyChanges } from '#prose/index.ts';

const headers = { 'Content-Type': 'application/x-ndjson' };
const line = (event: HumanizeEvent) => `${JSON.stringify(event)}\n`;

const unused = { words_used: 0, words_limit: 500, remaining: 500, resets_at: '2026-12-22T00:00:00.000Z' };

/** The response of an engine that appends these words to a text. */
export function writtenBehind(
  text: string,
  added: string,
  usage: WordUsage = unused,
  reason = 'Because.',
): Response {
  const end = text.length;
  const changes = [{ start: end, end, before: '', after: added, reason }];
  const result: HumanizeResult = {
    finalContent: applyChanges(text, changes),
    outcome: 'rewritten',
    words: 4,
    seconds: 0.038,
    changes,
    doubts: [],
    refused: [],
    facts: { facts: [] },
    chunks: { total: 1, failed: 0 },
    usage,
  };
  return new Response(line({ event: 'result', result }), { headers });
}

/** The response of an engine that works in parts; each line is sent when the test calls `say`. */
export function streamed() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    answer(request: Request) {
      request.signal.addEventListener('abort', () => void writer.abort(request.signal.reason));
      return new Response(readable, { headers });
    },
    say: (event: HumanizeEvent) => writer.write(new TextEncoder().encode(line(event))),
  };
}
