import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HumanizeEvent } from '#contract/humanize.ts';
import { open } from './open.tsx';
import { button, exactly, expectText, expectVisible, field } from './see.ts';

/** The answer of an engine that takes a text in parts; each line comes when the test says so. */
function streamed() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    answer(request: Request) {
      request.signal.addEventListener('abort', () => void writer.abort(request.signal.reason));
      return new Response(readable, { headers: { 'Content-Type': 'application/x-ndjson' } });
    },
    say: (event: HumanizeEvent) => writer.write(new TextEncoder().encode(`${JSON.stringify(event)}\n`)),
  };
}

test('a long text comes part by part, and stopping keeps what has come', async () => {
  const { answer, say } = streamed();
  await open('/', { answers: { 'POST /api/humanize': answer } });
  await field('Your Text').fill('We utilize the first half.\n\nWe utilize the second half.');
  await button('Humanize').click();
  await expectVisible(button('Processing...'));
  await say({ event: 'accepted', run_id: '12345678', words: 10, chunks: 2 });
  await say({ event: 'progress', done: 1, chunks: 2, text: 'We use the first half.\n\n', failed: false });
  await expect.element(exactly('Processing: 1 of 2 parts')).toBeInTheDocument();
  await expectVisible(page.getByRole('progressbar'));
  const result = page.getByRole('region', { name: 'Humanized Result' });
  await expectText(result, 'We use the first half.');
  await button('Cancel').click();
  await expectText(result, 'You stopped this after 1 of 2 parts.');
  await expectText(result, 'We use the first half.');
  await expect.element(button('Copy')).toBeEnabled();
  await expect.element(button('Humanize')).toBeEnabled();
});
