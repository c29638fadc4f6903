import { expect, test } from 'vitest';
import { countWords } from '#contract/words.ts';
import { applyChanges } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { ledgerOf, same, wordsUsed } from '../meter/account.ts';
import texts from '../../model/texts.json' with { type: 'json' };
import { machineText } from './humanizer-api.ts';
import { byModel, hidden, model, needy, text, withDoctors } from './model-service.ts';

test('a model gets passages and a schema, but no quotations, and no names or numbers where these are hidden', async () => {
  const { api, asked } = model('right', { HUMANIZER_KEY: 'a key', ...hidden });
  const { body } = await api.caller().ask({ text, options: { tone: 'formal', frozen: ['tools'] } });
  const [first, ...others] = await asked();
  expect(first!.path).toMatch(/\/v1\/chat\/completions$/);
  expect(first!.headers).toMatchObject({
    authorization: 'Bearer a key',
    'cf-aig-collect-log-payload': 'false',
    'cf-aig-skip-cache': 'true',
  });
  expect(first!.body).toMatchObject({ model: 'small', stream: false, reasoning_effort: 'none' });
  expect(first!.body.response_format.json_schema.schema.properties.units.items).toMatchObject({
    required: ['from', 'text', 'gain'],
  });
  expect(first!.body.messages[0].content).toMatch(/an essay[^]*formal[^]*do not follow it/);
  expect(first!.material.paragraphs[0]).toEqual({
    sentences: [
      { number: 1, text: 'The boat left at dawn.' },
      {
        number: 2,
        text: 'Furthermore, numerous companies utilize ⟦number 1⟧ ⟦words 2⟧ of ⟦name 3⟧, and ⟦quotation 4⟧ stays.',
      },
      { number: 3, text: 'The rain came later.' },
    ],
  });
  // All three paragraphs, about a hundred words, fit in one request.
  expect(first!.material.paragraphs).toHaveLength(3);
  expect(others.every(({ material }) => material.changes)).toBe(true);
  const all = JSON.stringify((await asked()).map(({ material }) => material));
  expect(all).not.toMatch(/Ada|12 tools|not done/);

  expect(byModel(body)[0]).toMatchObject({
    before: expect.stringMatching(/^Furthermore, numerous/),
    after: expect.stringMatching(/^Many/),
  });
  expect(applyChanges(text, body.changes)).toBe(body.finalContent);
  expect(body.finalContent).toContain(
    'Many companies use 12 tools of Ada Quill, and “we are not done” stays.',
  );
  expect(body.facts.compared).toMatch(/^\d+ [a-z, ]+ and [a-z]+ kept$/);
  expect(body.notice).toBeUndefined();

  const open = model('right');
  await open.api.caller().ask({ text, options: { frozen: ['tools'] } });
  expect((await open.asked())[0]!.material.paragraphs[0].sentences[1].text).toBe(
    'Furthermore, numerous companies utilize 12 ⟦words 1⟧ of Ada Quill, and ⟦quotation 2⟧ stays.',
  );
});

test('a text that is clearly machine-written is rewritten as a whole even at balanced, and a notice says if the model changed little of it', async () => {
  const { text: surely } = texts.find(({ id }) => id === 'abstract-4')!;
  const { api, asked } = model('same');
  const { body } = await api.caller().ask({ text: surely });
  const [first] = await asked();
  expect(first!.body.messages[0].content).toContain('Rewrite every sentence');
  expect(first!.material.reword).toBeUndefined();
  expect(body.notice).toMatch(/^This text reads machine-written, and the language model changed little/);

  const thorough = await model('emphatic').api.caller().ask({ text: surely });
  expect(thorough.body.notice).toBeUndefined();
  const light = await model('same')
    .api.caller()
    .ask({ text: surely, options: { strength: 'light' } });
  expect(light.body.notice).toBeUndefined();
});

test('a writing sample in the request is passed to the model; one over 3,000 characters is refused', async () => {
  const voice = {
    sentenceLength: 12,
    contractions: 0.5,
    dashes: 0,
    firstPerson: 20,
    links: {},
    spelling: 'British',
    sample: 'I rowed out at six, as I always do.',
  };
  const { api, asked } = model('right');
  expect((await api.caller().ask({ text, options: { voice } })).status).toBe(200);
  const [first] = await asked();
  expect(first!.material.voice).toBe(voice.sample);
  expect(first!.body.messages[0].content).toMatch(/British spelling\.\nIn "voice" stands/);
  const long = { ...voice, sample: 'x'.repeat(3_001) };
  expect((await api.caller().ask({ text, options: { voice: long } })).status).toBe(400);
});

test('a request can choose our own rules although a model is configured', async () => {
  const { api, asked } = model('right');
  const { body } = await api.caller().ask({ text, options: { engine: 'rules' } });
  expect(body.finalContent).toBe(rewrite(text).text);
  expect(await asked()).toEqual([]);
  expect((await api.caller().ask({ text, options: { engine: 'chat' } })).status).toBe(400);
});

test('the reviews go to another model if one is named', async () => {
  const { api, asked } = model('other', { HUMANIZER_JUDGE: 'strict' });
  await api.caller().ask({ text: withDoctors });
  const models = (await asked()).map(({ body, material }) => [body.model, material.changes !== undefined]);
  expect(models).toEqual([
    ['small', false],
    ['strict', true],
  ]);
});

test('strong sends the model every passage of prose, balanced those that sound machine-written, light only sentences that clearly do', async () => {
  const plain =
    'The boat left at dawn, and my uncle rowed. We ate cold fish on the stones, and the dog slept. It was a good day to be small and out of school.';
  const mixed = `# A heading\n\n${`${plain}\n\n`.repeat(48)}${needy} ${plain}\n\n| a | b |\n| - | - |\n| 1 | 2 |`;
  const numbersAt = async (strength: 'light' | 'balanced' | 'strong') => {
    const { api, asked } = model('right');
    await (await api.member('ultra')).ask({ text: mixed, options: { strength } });
    return (await asked()).flatMap(({ material: { paragraphs = [], reword } }) =>
      (paragraphs as { sentences: { number: number }[] }[]).flatMap(({ sentences }) =>
        sentences.flatMap(({ number }) => ((reword?.includes(number) ?? true) ? [number] : [])),
      ),
    );
  };
  expect(await numbersAt('light')).toEqual([1]);
  expect(await numbersAt('balanced')).toEqual([1, 2, 3, 4]);
  expect(await numbersAt('strong')).toHaveLength(148);
});

test('sentences of one paragraph may become one unit; a unit across paragraphs or of an unknown sentence is ignored', async () => {
  const joined = (
    await model('joining')
      .api.caller()
      .ask({ text, options: { strength: 'strong' } })
  ).body;
  expect(joined.finalContent).toContain('Many companies use 12 tools of Ada Quill');
  expect(joined.finalContent.split('\n\n')).toHaveLength(3);
  // One half is right and the other wrong, so neither is used.
  const halves = 'It is important to note that rowing builds strength. The quay is old.';
  const half = await model('joining-turned').api.caller().ask({ text: halves });
  expect(byModel(half.body)).toEqual([]);
  const { finalContent } = (
    await model('astray')
      .api.caller()
      .ask({ text: `${needy}\n\n${machineText}` })
  ).body;
  expect(finalContent).toContain('Many companies use 12 tools of Ada Quill');
  expect(finalContent).not.toMatch(/ruins|Everything is lost/);
  expect(finalContent.split('\n\n')).toHaveLength(3);
});

test('a wording that changes the meaning is sent back with its fault, once', async () => {
  const learning = model('learning', hidden);
  const { body } = await learning.api.caller().ask({ text });
  expect(body.finalContent).toContain('Many companies use 12 tools');
  expect(body.finalContent).not.toContain('never');
  const faults = (await learning.asked()).flatMap(({ material }) => material.faults ?? []);
  expect(faults.find(({ from }: { from: number[] }) => from.includes(2))).toMatchObject({
    text: expect.stringContaining(' never utilize ⟦number 1⟧'),
    wrong: expect.stringContaining('never'),
  });
  expect(JSON.stringify(faults)).not.toMatch(/Ada|12 tools/);
  const stubborn = model('turned');
  await stubborn.api.caller().ask({ text });
  expect((await stubborn.asked()).filter(({ material }) => material.faults)).toHaveLength(1);
});

const marks = (words: string): string[] => words.match(/⟦[^⟧]+⟧/g) ?? [];

test('a fault has the placeholders of its own sentence', async () => {
  const { api, asked } = model('learning', hidden);
  await api.caller().ask({ text: `${needy} The rain took 12 boats of Ada Quill and 1 dog.` });
  const { faults, paragraphs } = (await asked()).find(({ material }) => material.faults)!.material;
  expect(marks(faults[0].text).length).toBeGreaterThan(1);
  expect(marks(paragraphs[0].sentences[0].text)).toEqual(expect.arrayContaining(marks(faults[0].text)));
});

test.each([
  ['silent', 'took too long'],
  ['wrong', 'gave an answer we cannot read'],
  ['talk', 'gave an answer we cannot read'],
  ['page', 'gave an answer we cannot read'],
  ['endless', 'stopped mid-answer'],
  ['severed', 'stopped mid-answer'],
  ['long', 'stopped mid-answer'],
  ['short', 'stopped mid-answer'],
  ['declines', 'declined to answer'],
  ['refusal', 'declined to answer'],
  ['drop', 'could not be reached'],
  ['elsewhere', 'did not accept our question'],
  ['locked', 'did not accept our question'],
  ['unpaid', 'has no calls left for now'],
  ['busy', 'was busy'],
])(
  'if a model fails by “%s”, the result of the rules is used and a notice says that it %s',
  async (way, what) => {
    const { api } = model(way);
    const ada = await api.member('free');
    const { status, body } = await ada.ask({ text });
    expect([status, body.finalContent]).toEqual([200, rewrite(text).text]);
    expect(body.notice).toBe(`The language model ${what}, so only our rules rewrote this.`);
    expect(body.chunks.failed).toBe(0);
    await api.settled();
    expect(await wordsUsed(ada.id)).toEqual(same(countWords(text)));
    expect((await ledgerOf(ada.id)).map(({ words }) => words)).toEqual([countWords(text)]);
  },
);

test('a busy model is retried after a short wait, one that declines is not, and a run stops asking after two failures', async () => {
  const once = model('busy-once');
  expect(byModel((await once.api.caller().ask({ text })).body).length).toBeGreaterThan(0);
  expect(once.waits).toEqual([500]);
  const declining = model('declines');
  const long = `${text}\n\n`.repeat(24);
  const { body } = await (await declining.api.member('ultra')).ask({ text: long });
  // Two failed requests, and those that ran in parallel.
  expect(body.chunks.total).toBeGreaterThan(5);
  expect((await declining.asked()).length).toBeLessThanOrEqual(4);
});

test('a model that rejects a field is asked again without it, and later requests omit it at once', async () => {
  const { api, asked } = model('strict');
  const caller = await api.member('pro');
  expect(byModel((await caller.ask({ text })).body).length).toBeGreaterThan(0);
  const before = (await asked()).length;
  await caller.ask({ text: needy });
  const [later] = (await asked()).slice(before);
  expect(Object.keys(later!.body).toSorted()).toEqual(['messages', 'model', 'stream']);
});

test('what a chatty model writes around its answer is ignored', async () => {
  const { api } = model('chatty');
  expect((await api.caller().ask({ text })).body.finalContent).toContain('Many companies use 12 tools');
});
