import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TextChange } from '#contract/humanize.ts';
import type { Ending, Stream } from '#tool/workspace/stream.ts';
import { waitForNetwork } from '#tool/workspace/retried-stream.ts';

const request = {
  text: 'We utilize it.',
  options: { strength: 'balanced', tone: 'neutral', frozen: [] },
  run_id: '12345678',
} as const;
const cut: Ending = {
  end: 'failed',
  code: 'unreachable',
  error: 'Error: the connection was lost. Please try again.',
};
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

/** Runs, with an end for each time that the text is sent. */
function send(...endings: Ending[]) {
  const sent = vi.fn<Stream>(async () => endings.shift() ?? told);
  const stop = new AbortController();
  const onEvent = vi.fn();
  const ending = waitForNetwork(sent, cleanHere)(
    { ...request, options: { ...request.options, frozen: [] } },
    { signal: stop.signal, onEvent },
  );
  return { sent, ending, stop, onEvent };
}

test('a text that finds no network is cleaned once, and goes out as the same run when there is one', async () => {
  network.onLine = false;
  const { sent, ending, onEvent } = send(cut, cut, told);
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledWith({ event: 'cleaned', changes: [taken] }));
  browser.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  comesBack();
  expect(await ending).toEqual(told);
  expect(sent.mock.calls.map(([{ run_id }]) => run_id)).toEqual(['12345678', '12345678', '12345678']);
  expect(onEvent).toHaveBeenCalledTimes(1);
});

test('whoever stops waiting has sent nothing more', async () => {
  network.onLine = false;
  const { sent, ending, stop } = send(cut, told);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  stop.abort();
  expect(await ending).toEqual({ end: 'cancelled' });
  comesBack();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('with a network, a failure is told at once', async () => {
  network.onLine = true;
  const { sent, ending, onEvent } = send(cut);
  expect(await ending).toEqual(cut);
  expect(onEvent).not.toHaveBeenCalled();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('what had begun to arrive is told as a failure, since it may be tried again', async () => {
  network.onLine = false;
  const began: Stream = async (_request, { onEvent }) => {
    onEvent({ event: 'accepted', run_id: '12345678', words: 3, chunks: 2 });
    return cut;
  };
  const { signal } = new AbortController();
  const ending = waitForNetwork(began, cleanHere)(
    { ...request, options: { ...request.options, frozen: [] } },
    { signal, onEvent: vi.fn() },
  );
  expect(await ending).toEqual(cut);
});
