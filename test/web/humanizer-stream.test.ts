import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test, beforeEach, vi } from 'vitest';
import type { HumanizeEvent, TextChange } from '#contract/humanize.ts';
import { createStream, type RunEvent, type Ending, type Stream } from '#tool/workspace/stream.ts';
import { waitForNetwork } from '#tool/workspace/retried-stream.ts';
import { answering } from './answering.ts';
import { answerWith } from './review-world.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** Sends a request to a real server and returns the events received and how the stream ended. */
async function ask(reply: Reply, leave = new AbortController()) {
  const bodies: string[] = [];
  const origin = await answering(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString());
    reply(response, request);
  });
  const heard: RunEvent[] = [];
  const stream = createStream({ origin });
  const ending = await stream(
    { text: 'Ünïcode “text”', run_id: 'run-12345' },
    { signal: leave.signal, onEvent: (event) => void heard.push(event) },
  );
  return { ending, heard, bodies };
}

const accepted: HumanizeEvent = { event: 'accepted', run_id: 'run-12345', words: 2, chunks: 2 };
const text = '“Ünïcode” 🖋️\n';
const progress: HumanizeEvent = { event: 'progress', done: 1, chunks: 2, text, failed: false };
const result: HumanizeEvent = { event: 'result', result: answerWith({ finalContent: '“Ünïcode” text' }) };
const others: HumanizeEvent = {
  event: 'others',
  other_settings: { strength: { strong: 9 }, tone: {}, formatting: {} },
};
const lines = (...events: HumanizeEvent[]) => events.map((event) => `${JSON.stringify(event)}\n`).join('');
const lost: Ending = {
  end: 'failed',
  code: 'unreachable',
  error: 'Error: the connection was lost. Please try again.',
};

test('events are received line by line, wherever the network splits them, even inside a character', async () => {
  const bytes = Buffer.from(lines(accepted, progress, result));
  for (const size of [1, 7, bytes.length]) {
    const { ending, heard, bodies } = await ask(async (response, request) => {
      expect(request.headers.accept).toBe('application/x-ndjson');
      for (let at = 0; at < bytes.length; at += size) {
        response.write(bytes.subarray(at, at + size));
        if (at % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    });
    expect(ending).toEqual({ end: 'delivered' });
    expect(heard).toEqual([accepted, progress, result]);
    expect(bodies.map((body) => JSON.parse(body))).toEqual([{ text: 'Ünïcode “text”', run_id: 'run-12345' }]);
  }
});

test('a stream that ends early counts as a lost connection, and lines that arrived complete are received', async () => {
  const whole = lines(accepted, progress);
  for (const cut of ['', whole.slice(0, 20), whole, whole + lines(result).slice(0, -1)]) {
    for (const end of ['end', 'destroy'] as const) {
      const { ending, heard } = await ask((response) =>
        response.write(cut === '' ? ' ' : cut, () => response[end]()),
      );
      expect(ending).toEqual(lost);
      expect(heard).toEqual(cut.startsWith(whole) ? [accepted, progress] : []);
    }
  }
});

test('events after the result are received, and may be cut off without an error', async () => {
  const whole = lines(accepted, progress, result, others);
  for (const cut of [whole, whole.slice(0, -1), lines(accepted, progress, result)]) {
    for (const end of ['end', 'destroy'] as const) {
      const { ending, heard } = await ask((response) => response.write(cut, () => response[end]()));
      expect(ending).toEqual({ end: 'delivered' });
      expect(heard).toEqual([accepted, progress, result, ...(cut === whole ? [others] : [])]);
    }
  }
});

test('a connection that cannot be established counts as lost too', async () => {
  expect((await ask((response) => response.socket?.destroy())).ending).toEqual(lost);
});

test('a refusal is shown with the server’s message', async () => {
  const refusal = { code: 'words_exceeded', error: 'This text has more words than you have left.' };
  const { ending } = await ask((response) =>
    response.writeHead(403, { 'Content-Type': 'application/json' }).end(JSON.stringify(refusal)),
  );
  expect(ending).toEqual({ end: 'failed', ...refusal });
});

test('a refusal without a reason, ours or a gateway’s, gets the default message', async () => {
  const unavailable = 'Error: Humanization service temporarily unavailable. Please try again.';
  const failing = JSON.stringify({ error: 'An unexpected error occurred', code: 'internal_error' });
  for (const [status, body] of [
    [500, failing],
    [502, '<h1>Bad gateway</h1>'],
  ] as const) {
    const { ending } = await ask((response) => response.writeHead(status).end(body));
    expect(ending).toMatchObject({ end: 'failed', error: unavailable });
  }
});

test.each([
  ['Humanization failed: quota', 'Error: Humanization failed: quota. Please try again.'],
  ['Error updating usage. Please try again.', 'Error updating usage. Please try again.'],
])('a failure during the run (%s) gets an “Error” prefix only if it has none', async (error, told) => {
  const event: HumanizeEvent = { event: 'error', error, code: 'internal_error', given_back: 2 };
  const { ending, heard } = await ask((response) => response.end(lines(accepted, event)));
  expect(heard).toEqual([accepted]);
  expect(ending).toEqual({ end: 'failed', code: 'internal_error', error: told });
});

test('a response that is not ours is reported as an invalid format', async () => {
  const { ending } = await ask((response) =>
    response.end('<!doctype html>\n<p>Sign in to the café’s network\n'),
  );
  expect(ending).toEqual({
    end: 'failed',
    code: 'unreadable',
    error: 'Error: Invalid response format from humanization service. Please try again.',
  });
});

test('an aborted request receives no more events, and the server sees the connection close', async () => {
  const leave = new AbortController();
  const closed = Promise.withResolvers<void>();
  const { ending, heard } = await ask((response, request) => {
    request.socket.on('close', () => closed.resolve());
    response.write(lines(accepted), () => setImmediate(() => leave.abort()));
  }, leave);
  expect(ending).toEqual({ end: 'cancelled' });
  expect(heard.length).toBeLessThanOrEqual(1);
  await closed.promise;
});

const request: Parameters<Stream>[0] = { text: 'We utilize it.', run_id: '12345678' };
const told: Ending = { end: 'delivered' };
const taken: TextChange = { start: 2, end: 3, before: '\u200b', after: '', reason: 'Invisible.' };
const cleanHere = async () => [taken];

let browser: EventTarget;
const network = { onLine: true };

beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => void vi.unstubAllGlobals());

function comesBack() {
  network.onLine = true;
  browser.dispatchEvent(new Event('online'));
}

/** Starts a run with one ending for each time the text is sent. */
function send(...endings: Ending[]) {
  const sent = vi.fn<Stream>(async () => endings.shift() ?? told);
  const leave = new AbortController();
  const onEvent = vi.fn();
  const ending = waitForNetwork(sent, cleanHere)(request, { signal: leave.signal, onEvent });
  return { sent, ending, leave, onEvent };
}

test('a text sent while offline is cleaned once, and sent as the same run when the network is back', async () => {
  network.onLine = false;
  const { sent, ending, onEvent } = send(lost, lost, told);
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledWith({ event: 'cleaned', changes: [taken] }));
  browser.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  comesBack();
  expect(await ending).toEqual(told);
  expect(sent.mock.calls.map(([{ run_id }]) => run_id)).toEqual(['12345678', '12345678', '12345678']);
  expect(onEvent).toHaveBeenCalledTimes(1);
});

test('an aborted wait for the network sends nothing more', async () => {
  network.onLine = false;
  const { sent, ending, leave } = send(lost, told);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  leave.abort();
  expect(await ending).toEqual({ end: 'cancelled' });
  comesBack();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a failure while online is reported immediately', async () => {
  network.onLine = true;
  const { sent, ending, onEvent } = send(lost);
  expect(await ending).toEqual(lost);
  expect(onEvent).not.toHaveBeenCalled();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a run that had begun to arrive ends as a failure, since it can be retried', async () => {
  network.onLine = false;
  const began: Stream = async (_request, { onEvent }) => {
    onEvent({ event: 'accepted', run_id: '12345678', words: 3, chunks: 2 });
    return lost;
  };
  const { signal } = new AbortController();
  expect(await waitForNetwork(began, cleanHere)(request, { signal, onEvent: vi.fn() })).toEqual(lost);
});
