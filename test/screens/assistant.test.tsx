import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EngineInUse } from '#contract/engine.ts';
import type { CheckRewriteRequest, Doubt } from '#contract/humanize.ts';
import { longestPrefill } from '#content/tool/assistant.ts';
import { forgetStored } from '#browser/storage.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { answered, check, clipboardOfTests, openAssistant, openTool, source } from './assistant.ts';
import { openDocument, resultText } from './document.ts';
import { writtenBehind } from './engine.ts';
import { alert, button, dialog, field, heading, link, radio, result, sidebar, text } from './find.ts';
import { open } from './open.tsx';
import * as see from './see.ts';
import { broken, failure, held, json } from './server.ts';

const menu = page.getByRole('navigation', { name: 'Main' });

const copied = clipboardOfTests();

test('a request is copied, its answer is pasted and checked, and a sentence in doubt can be asked about again', async () => {
  const server = await openTool();
  await openAssistant();
  await see.text(dialog, 'the company that runs it, will read both');
  await button('Copy request').click();
  await expect.poll(copied).toMatch(/\n\n\[1\] Most shops utilize[^\n]*\n\n\[2\] The rain came later\.$/);
  const prefilled = link('Open ChatGPT with the request filled in').element().getAttribute('href')!;
  expect(prefilled).toMatch(/^https:\/\/chatgpt\.com\/\?q=/);
  expect(prefilled.length).toBeLessThan(longestPrefill);
  expect(new URL(prefilled).searchParams.get('q')).toMatch(/\[2\] The rain came later\.$/);
  await see.leads(link('Open Claude'), 'https://claude.ai/new');
  await see.accessible(dialog);

  await field('Answer').fill(
    'Sure!\n\n[1] Most shops use boats. The road is closed.\n\n[2] The rain came later.',
  );
  await button('Check the answer').click();
  await see.none(dialog);
  expect(server.asked(check)).toMatchObject([
    { text: source, rewrite: 'Most shops use boats. The road is closed.\n\nThe rain came later.' },
  ]);
  await expect.poll(resultText).toBe(source.replace('utilize', 'use'));

  await openAssistant();
  await see.none(dialog.getByText('The request holds your original text'));
  await field('Answer').fill(copied());
  await button('Check the answer').click();
  await see.text(alert, 'This is the request.');
  await button('Close').click();
  await result.getByRole('button', { name: '1 for you to decide' }).click();
  await sidebar.getByRole('button', { name: 'Ask again about 1 sentence' }).click();
  await see.text(dialog, 'This request holds 1 sentence and what was wrong with it.');
  await button('Copy request').click();
  await expect
    .poll(copied)
    .toMatch(
      /\[1\] The road may be closed\.\nYour wording: The road is closed\.\nWhat was wrong: “may” is gone\.$/,
    );
  server.answer({ [check]: json(answered({ doubts: [] })) });
  await field('Answer').fill('[1] It may be that the road is closed.');
  await button('Check the answer').click();
  await see.none(dialog);
  const [, again] = server.asked(check) as CheckRewriteRequest[];
  expect(again!.rewrite).toBe(
    'Most shops use boats. It may be that the road is closed.\n\nThe rain came later.',
  );
});

const sendAnswer = async () => {
  await openAssistant();
  await field('Answer').fill('[1] Most shops use boats. The road may be closed.');
  await button('Check the answer').click();
};

test('a request for a revised result says what it holds, and a revert that does not fit the answer can be brought back', async () => {
  const server = await openTool();
  await sendAnswer();
  await result.getByRole('button', { name: '“utilize” becomes “use”', exact: true }).click();
  await dialog.getByRole('button', { name: 'Revert' }).click();
  await openAssistant();
  await see.text(dialog, 'The request holds your original text, not the result.');
  await button('Close').click();
  const [change] = answered().changes;
  server.answer({ [check]: json(answered({ changes: [{ ...change!, after: 'employ' }] })) });
  await sendAnswer();
  await see.text(result, '1 edit or revert of yours does not fit this result.');
  await see.accessible();
  await button('Bring the earlier result back').click();
  expect(resultText()).toBe(source);
});

test('passages missing from an answer and an answer without the text are reported, by keyboard alone', async () => {
  await openTool();
  button('Assistant').element().focus();
  await userEvent.keyboard('{Enter}');
  await see.visible(field('Answer'));
  field('Answer').element().focus();
  await userEvent.keyboard('I cannot do that.');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await see.text(alert, 'We couldn’t find your text in this.');
  await field('Answer').fill('[1] Most shops use boats. The road may be closed.');
  field('Answer').element().focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await see.none(dialog);
  await see.text(result, '1 of 2 passages was not in the answer and stays as it is.');
});

test('a failed check keeps the answer in its field and says why; without a text there is no request to copy', async () => {
  await openTool(failure('request_too_long'));
  await openAssistant();
  await field('Answer').fill('[1] Most shops use boats.');
  await button('Check the answer').click();
  await see.text(alert, /request/);
  await see.value(field('Answer'), '[1] Most shops use boats.');
  await button('Close').click();
  await button('Clear').click();
  await openAssistant();
  await see.text(dialog, 'Paste or write your text first.');
  await see.none(button('Copy request'));
});

const paragraph = (at: number) =>
  `We walked along the river ${at} times and talked about the old house. `.repeat(12).trim();

test('the answers to the parts of a long text are read one after another', async () => {
  const long = Array.from({ length: 16 }, (_, at) => paragraph(at)).join('\n\n');
  humanizer.empty();
  const server = await open('/', { answers: { [check]: json(answered({ changes: [], doubts: [] })) } });
  await see.home();
  await field('Your Text').fill(long);
  await openAssistant();
  await see.visible(dialog.getByRole('radio', { name: 'Part 2 of 2' }));
  const parts = [0, 1].map((part) =>
    Array.from({ length: 16 }, (_, at) => at)
      .filter((at) => at < 9 === (part === 0))
      .map((at) => `[${at + 1}] Passage ${at + 1}, made shorter.`)
      .join('\n\n'),
  );
  await field('Answer').fill(parts[0]!);
  await button('Check the answer').click();
  await see.text(alert, '9 of 16 passages are read.');
  expect(server.asked(check)).toEqual([]);
  await field('Answer').fill(parts[1]!);
  await button('Check the answer').click();
  await see.none(dialog);
  const [{ rewrite }] = server.asked(check) as [CheckRewriteRequest];
  expect(rewrite).toMatch(/^Passage 1, made shorter\.\n\n[^]*\n\nPassage 16, made shorter\.$/);
});

test('if the server has a model, the user can choose it or the rules alone, and sees who reads the text', async () => {
  humanizer.empty();
  const inUse: EngineInUse = { name: 'chat', model: 'gemma3:12b', host: 'models.example' };
  const { answer: waiting, letGo } = held(broken);
  const server = await open('/', {
    answers: { 'GET /api/engine': json(inUse), 'POST /api/humanize': waiting },
  });
  await see.home();
  await field('Your Text').fill(source);
  await see.visible(text('Nearly every sentence, by gemma3:12b at models.example.'));
  await button('Humanize').click();
  // Once above the result, once for screen readers.
  await see.count(text('Read and rewritten by gemma3:12b at models.example.'), 2);
  letGo();
  // Once for all parts of the page; React's strict mode may mount the first of them twice.
  expect(server.asked('GET /api/engine').length).toBeLessThanOrEqual(2);
  await openAssistant();
  await see.text(dialog, 'Nobody else. The text stays in the memory of our server.');
  await see.accessible(dialog);
  await dialog.getByRole('radio', { name: /^Our rules/ }).click();
  expect(humanizer.current().options.engine).toBe('rules');
  await button('Close').click();
  await see.visible(text('Formal words too, by our own rules.'));
  await openAssistant();
  await dialog.getByRole('radio', { name: /^gemma3:12b/ }).click();
  expect(humanizer.current().options.engine).toBeUndefined();
});

test('if the rules alone have found nothing, or hardly anything, the assistant is offered', async () => {
  const words = 'The boat left at dawn and the dog slept all day. '.repeat(6).trim();
  const server = await openDocument({
    source: words,
    strength: 'balanced',
    changes: [],
    facts: { facts: [] },
    outcome: 'reads well',
  });
  await see.text(result, 'Unchanged');
  await see.visible(button('Match how you write'));
  await see.none(button('Make the formatting plain'));
  server.answer({ 'POST /api/humanize': () => writtenBehind(words, ' Fine.') });
  await button('Try Strong').click();
  await see.text(result, '1 change');
  await see.focused(result.getByRole('region', { name: 'The text' }));
  expect(server.asked('POST /api/humanize')).toMatchObject([{ options: { strength: 'strong' } }]);
  await see.none(button('Try Strong'));
  await see.value(field('Your Text'), words);
  await button('Use your assistant').click();
  await see.visible(dialog.getByRole('heading', { name: 'Use your assistant' }));
  await openDocument({
    source: `# Boats\n\n${words}`,
    changes: [],
    facts: { facts: [] },
    outcome: 'reads well',
  });
  await see.visible(button('Make the formatting plain'));
  await openDocument({
    strength: 'balanced',
    source: `${words} ${words} A comprehensive plan is crucial.`,
    changes: [],
    facts: { facts: [] },
    outcome: 'reads well',
    otherSettings: { strength: { strong: 9 }, tone: { casual: 2 }, formatting: { plain: 1 } },
  });
  await see.text(result, /\d stock phrases? found and left\. A stronger setting or your assistant can/);
  await see.visible(button('Strong would change 9 more'));
  await see.visible(button('Make the formatting plainer in 1 place'));
  await see.accessibleInBoth();
  await see.visible(text('Wordy phrases and stiff words too. Light gives the same here.'));
  await expect.element(radio('Light')).toBeDisabled();
  await expect.element(radio('Strong')).toBeEnabled();
  const notOffered = ['Tone', 'Formatting'].flatMap((name) =>
    Array.from(
      page.getByRole('combobox', { name }).element().querySelectorAll('option:disabled'),
      (option) => option.textContent,
    ),
  );
  expect(notOffered).toEqual(
    ['Formal', 'Academic'].map((tone) => `${tone} (the same here without a language model)`),
  );
  await field('Your Text').fill(`${words} And more.`);
  await see.none(button('Strong would change 9 more'));
  await see.text(result, 'You’ve edited your text.');
  await expect.element(radio('Light')).toBeEnabled();
  const changed = { start: 0, end: 3, before: 'The', after: 'A', reason: 'Plainer.', by: 'rules' as const };
  await openDocument({ source: words, changes: [changed], facts: { facts: [] } });
  await see.text(result, '2% of the words changed by rules alone');
  await see.visible(button('Use your assistant'));
  await openDocument({ source: words, changes: [{ ...changed, by: 'own' }], facts: { facts: [] } });
  await see.text(result, '2% of the words changed by your rewrite');
  await see.none(button('Use your assistant'));
});

test('of an answer that was refused as a whole the line says so, and what is used anyway is not asked again', async () => {
  const { doubts: refused } = answered();
  await openTool(json(answered({ changes: [], doubts: [], refused, outcome: 'reads well' })));
  await openAssistant();
  await field('Answer').fill('[1] Most shops utilize boats. The road is closed.');
  await button('Check the answer').click();
  await see.text(result, '1 place refused: it would change what your text says');
  await sidebar.getByRole('tab', { name: 'Facts' }).click();
  await see.visible(button('Ask again about 1 sentence'));
  await button('Use it anyway').click();
  await see.none(button('Ask again about 1 sentence'));
  await see.text(result, 'Rewrite checked: 1 change');
});

test('a rewrite from anywhere can be checked on a separate page, and the tool’s draft can be restored', async () => {
  humanizer.empty();
  const server = await open('/check-rewrite', { answers: { [check]: json(answered()) } });
  humanizer.take('My draft.');
  await see.visible(heading('Check a rewrite', 1));
  await see.accessible();
  await field('Your text').fill(source);
  await field('The rewrite').fill(source);
  await button('Check the rewrite').click();
  await see.text(alert, 'Both texts are the same.');
  await field('The rewrite').fill(source.replace('utilize', 'use').replace('may be', 'is'));
  await button('Check the rewrite').click();
  await see.home();
  await see.value(field('Your Text'), source);
  await expect.poll(resultText).toBe(source.replace('utilize', 'use'));
  await see.text(result, '1 place may change what your text says');
  expect(server.asked(check)).toHaveLength(1);
  await button('Restore it').click();
  await see.value(field('Your Text'), 'My draft.');
  const [{ decided: _, ...refused }] = answered().doubts as [Doubt];
  humanizer.adopt(source, humanizer.current().options, {
    ...answered({ changes: [], doubts: [], refused: [refused] }),
    outcome: 'reads well',
  });
  await see.text(result, '1 place refused: it would change what your text says');
  await see.none(result.getByText('Unchanged'));
  await result.getByRole('button', { name: '1 refused' }).click();
  await see.text(sidebar.getByRole('heading'), '1 place refused: it would change what your text says');
  await sidebar.getByRole('button', { name: 'Use it anyway' }).click();
  await see.text(result, '1 change');

  await menu.getByRole('link', { name: 'Check a rewrite' }).click();
  await see.value(field('Your text'), source);
  await see.value(field('The rewrite'), source.replace('utilize', 'use').replace('may be', 'is'));
  forgetStored();
  await menu.getByRole('link', { name: 'Home' }).click();
  await menu.getByRole('link', { name: 'Check a rewrite' }).click();
  await see.value(field('Your text'), '');
});
