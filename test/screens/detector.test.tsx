import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rewritten } from '#content/tool/rewritten-sample.ts';
import { sample } from '#contract/sample.ts';
import DetectionPanel from '#detector/detection-panel.tsx';
import { simulation } from '#detector/simulated/simulated.ts';
import { DetectorParts } from './parts/detector.tsx';
import { isSeen, openDocument } from './document.ts';
import { draw } from './draw.tsx';
import { button, region, text as saying } from './find.ts';
import * as see from './see.ts';
import { holdTime } from './clock.ts';
import { stubWorkerWithoutScript } from './workers.ts';
import { aPersonsText } from '../prose/signals-samples.ts';

const stiff = `Moreover, the landscape of modern education is undergoing a profound transformation, fostering innovation across institutions worldwide. Furthermore, it is important to note that technology plays a crucial role in this process, enabling students to access comprehensive resources. Additionally, educators are adopting digital platforms, ensuring that learning remains engaging, accessible, and effective.

In conclusion, the integration of technology serves as a testament to human ingenuity, highlighting the intricate interplay between tradition and progress. It is essential to recognize the multifaceted nature of these developments, underscoring the need for thoughtful implementation.`;

const input = page.getByRole('region', { name: 'AI Detection Results', exact: true });
const output = region('Humanized Text AI Detection Results');
type Panel = typeof input;

const announced = (panel: Panel) => panel.element().querySelector(':scope > output')?.textContent;
const figure = (panel: Panel, words: string) => panel.getByRole('definition').filter({ hasText: words });
const marked = region(/^The text with its marks/);
const marks = () => marked.query()?.querySelectorAll('mark').length ?? 0;
const reached = () => marked.element().querySelector('[data-current]');

const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

/** Text of the simulated figure with this name. */
const simulated = (panel: Panel, name: string) =>
  figure(panel, 'simulated')
    .elements()
    .find((each) => each.previousElementSibling?.textContent === name)?.textContent;

const panelOf = (text: string) => (
  <MemoryRouter>
    <DetectionPanel title="AI Detection Results" text={text} kind="input" known={() => null} />
  </MemoryRouter>
);

/** Counts the workers of the page that are running. */
function watchWorkers() {
  const watch = { running: 0 };
  class Watched extends Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      watch.running++;
    }
    override terminate() {
      watch.running--;
      super.terminate();
    }
  }
  vi.stubGlobal('Worker', Watched);
  return watch;
}

test('a check shows what was measured; simulated scores stay folded away until opened, and no number gives advice', async () => {
  await draw(<DetectorParts />);
  await page.getByLabelText('Text to check').fill(stiff);
  const time = holdTime();
  await button('Check for AI').click();
  for (const panel of [input, output]) {
    await see.visible(figure(panel, 'Reads').first());
    await see.visible(figure(panel, '%').filter({ hasText: 'measured' }));
    await expect.poll(() => announced(panel)).toMatch(/^Reads machine-written, chance of AI writing/);
    await see.none(figure(panel, 'simulated'));
    for (const link of ['How it was tested', 'What each signal counts'])
      expect(panel.getByRole('link', { name: link }).element().getAttribute('href')).toMatch(/^\/scores#/);
  }
  await see.text(output, 'It was not tested on rewritten texts.');

  for (const [panel, delay, said] of [
    [output, simulation.delay.output, 'Human Written'],
    [input, simulation.delay.input, 'AI Generated'],
  ] as const) {
    await panel.getByText('Simulated scores').click();
    await see.visible(panel.getByText('Detecting...'));
    await see.none(figure(panel, 'simulated'));
    time.pass(delay);
    await see.visible(figure(panel, said));
    for (const name of ['AI Probability', 'Human Probability'])
      expect(simulated(panel, name)).toMatch(/^\d+% simulated$/);
    await see.text(panel, 'Words that models favour: landscape, fostering, crucial and');
    await see.text(panel, 'Use the plainer word where there is one.');
    await see.visible(panel.getByRole('link', { name: 'What they are' }));
  }
  await see.none(saying('Nothing needs changing'));
  for (const panel of [output, input]) await panel.getByText('Simulated scores').click();
});

test('a kind of text that the estimate was not tested on is never said to read human', async () => {
  await draw(panelOf(`Hi team,\n\n${aPersonsText}\n\nBest wishes,\nAda`));
  await see.visible(figure(input, 'Cannot tell'));
  await see.text(
    input,
    'This looks like an email. The estimate was tested on news, stories, essays and abstracts',
  );
  await see.none(figure(input, 'Reads human'));
  await see.none(figure(input, '%'));
});

test('the charts of a text can be read in words, by slider and as a table', async () => {
  await draw(panelOf(stiff));
  await see.visible(input.getByRole('img', { name: /^Connectives such as “however”: .* human texts/ }));
  await see.text(input.getByRole('listitem').filter({ hasText: /^Connectives/ }), 'above the human range');

  await see.visible(input.getByRole('img', { name: /A bar for each sentence. 5 sentences of/ }));
  (input.getByRole('slider', { name: 'Sentence' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await see.visible(input.getByText(/^Sentence 2, 21 words: Furthermore, it is important/));
  await saying('Show as a table').click();
  await see.text(input.getByRole('row').filter({ hasText: 'Furthermore' }), '21');
  await saying('The same in words').click();
  await see.visible(saying('People leave more of the links to the reader.'));

  await input.getByRole('button', { name: 'Show in the text' }).click();
  await expect.poll(marks).toBeGreaterThan(0);
  await see.fits();
  await see.accessible();
});

test('a signal is shown in the text with its reason, by hovering, by keyboard and by button', async () => {
  await draw(panelOf(stiff));
  await input.getByRole('button', { name: 'Show in the text' }).click();
  const choices = input.getByRole('group', { name: 'Signals to mark' });
  const choice = (name: string) => choices.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await see.visible(choices);
  for (const name of ['Marker words', 'Connectives', '“…ing” clauses']) await choice(name).click();
  await see.visible(saying('Nothing is marked.'));
  expect(marks()).toBe(0);
  expect(plain((marked.element() as HTMLElement).innerText)).toBe(plain(stiff));

  await choice('Connectives').click();
  const reason = input.getByRole('status').filter({ hasText: 'Connectives.' });
  await marked.getByText('Furthermore', { exact: true }).hover();
  await see.visible(reason);
  await see.visible(saying('2 of 3 marks'));
  // Moves the pointer away: a mark that scrolls under it would count as hovered.
  await page.getByRole('heading', { name: 'A page', exact: true }).hover();

  await choice('“…ing” clauses').click();
  await see.visible(input.getByText(/^\d+ marks$/));
  for (let presses = 0; presses < 20 && document.activeElement !== marked.element(); presses++)
    await userEvent.keyboard('{Tab}');
  await expect.poll(() => reached()?.textContent).toBe('Moreover');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => reached()?.textContent).toContain('fostering');
  await see.visible(saying('A clause hung on with a comma'));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => reached()?.textContent).toBe('Moreover');
  (button('Previous').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => reached()?.textContent).toContain('underscoring');
  await expect.poll(() => isSeen(reached())).toBe(true);
});

test('a text that is too short or not English gets no estimate', async () => {
  const german = 'Der Bus kam wieder zu spät und wir gingen am Fluss entlang nach Hause. '.repeat(10);
  const { instead } = await draw(panelOf('Moreover, this is short.'));
  await see.visible(saying('Too short to judge: add 76 more words in full sentences.').first());
  await see.none(input.getByRole('heading', { name: 'Signals' }));

  await instead(panelOf(german));
  await see.visible(saying('This does not look like English.').first());
});

test('a measurement whose script does not load can be retried', async () => {
  stubWorkerWithoutScript();
  await draw(panelOf(stiff));
  await see.visible(saying('We couldn’t measure your text. It is unchanged.'));
  vi.unstubAllGlobals();
  await button('Measure again').click();
  await see.visible(figure(input, 'Reads machine-written'));
});

test('a long text is measured and marked in parts, and another text cancels the measurement', async () => {
  const workers = watchWorkers();
  const long = Array.from({ length: 300 }, (_, at) => `Part ${at}. ${stiff}`).join('\n\n');
  const { instead } = await draw(panelOf(long));
  await expect.element(saying(/^\d{4} sentences of/), { timeout: 25_000 }).toBeVisible();
  await button('Show in the text').click();
  await expect.poll(marks).toBeGreaterThan(0);
  await see.text(marked, 'Part 299.');
  expect(marks()).toBeLessThan(500);
  await button('Previous').click();
  await expect.poll(() => isSeen(reached())).toBe(true);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

  await instead(panelOf(`${long} And more.`));
  await expect.poll(() => workers.running).toBe(1);
  await instead(panelOf(stiff));
  await see.visible(saying('5 sentences of').first());
  await expect.poll(() => workers.running).toBe(0);
});

test('the check shows both texts side by side and says when one of them has changed since', async () => {
  await openDocument({ source: sample, ...rewritten });
  await button('Check AI').click();
  await see.visible(input);
  await see.visible(output);
  await see.visible(button('Check AI'));
  expect(output.element().getBoundingClientRect().left).toBeGreaterThan(
    input.element().getBoundingClientRect().left,
  );
  await see.none(saying('For an earlier text.'));
  await see.accessibleInBoth(input);
  await button('Revert all').click();
  await see.visible(saying('For an earlier text.'));
  button('Close the check').element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.matches('.more-actions button')).toBe(true);
  await see.none(input);
});
