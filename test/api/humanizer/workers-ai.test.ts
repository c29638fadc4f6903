import { expect, test } from 'vitest';
import type { TextModels } from '#env.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { openHumanizer } from './humanizer-api.ts';

const text =
  'Furthermore, numerous companies utilize 12 tools. It is important to note that technology plays a crucial role in shaping their work.';

type Asked = { model: string; inputs: Record<string, unknown>; options: unknown };

/** Returns a binding that throws the failures first and then responds in this shape, and the requests it got. */
function binding(shape: (said: object) => unknown, failures: Error[] = []) {
  const asked: Asked[] = [];
  const AI: TextModels = {
    async run(model, inputs, options) {
      asked.push({ model, inputs, options });
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      const [, user] = inputs.messages as { content: string }[];
      const { paragraphs, changes } = JSON.parse(user!.content);
      if (changes)
        return shape({ changes: changes.map(({ number }: Numbered) => ({ number, same: 'yes' })) });
      return shape({
        units: paragraphs.flatMap(({ sentences }: { sentences: Numbered[] }) =>
          sentences.map(({ number, text: said }) => ({
            from: [number],
            text: said.replace('Furthermore, numerous companies utilize', 'Many companies use'),
          })),
        ),
      });
    },
  };
  return { AI, asked };
}

type Numbered = { number: number; text: string };

const ask = async (model: string, AI: TextModels, seconds = '20') => {
  const env = { HUMANIZER_ENGINE: 'workers-ai', HUMANIZER_MODEL: model, HUMANIZER_SECONDS: seconds, AI };
  return (await openHumanizer({ env }).caller().ask({ text })).body;
};

const usage = { prompt_tokens: 612, completion_tokens: 58, total_tokens: 670 };
const spoken = (content: string) => ({
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage,
});
const item = (type: string, part: object) => ({ id: `${type}_1`, type, content: [part] });

const bare = { response_format: { json_schema: { type: 'object', required: ['units'] } } };
const named = { response_format: { json_schema: { name: 'rewriting', strict: true } } };
const still = { chat_template_kwargs: { enable_thinking: false } };
const llama = '@cf/meta/llama-3.3-70b-instruct-fp8-fast';
const response = (said: object) => ({ response: said, usage });

/** The shapes and inputs follow Cloudflare's schemas of these models. */
test.each<[string, (said: object) => object, object]>([
  [llama, response, bare],
  ['@cf/meta/llama-3.1-8b-instruct', (said) => ({ response: JSON.stringify(said), usage }), bare],
  ['@cf/google/gemma-4-26b-a4b-it', (said) => spoken(JSON.stringify(said)), { ...named, ...still }],
  ['@cf/zai-org/glm-4.7-flash', (said) => spoken(`\n${JSON.stringify(said)}`), { ...named, ...still }],
  [
    '@cf/openai/gpt-oss-20b',
    (said) => ({
      object: 'response',
      status: 'completed',
      output: [
        item('reasoning', { type: 'reasoning_text', text: 'We need {"units"} …' }),
        item('message', { type: 'output_text', text: JSON.stringify(said), annotations: [] }),
      ],
    }),
    { ...named, reasoning_effort: 'low' },
  ],
])(
  '%s gets the schema and the reasoning setting in its own format, and its response is parsed',
  async (model, shape, inputs) => {
    const { AI, asked } = binding(shape);
    const body = await ask(model, AI);
    expect(body.finalContent).toContain('Many companies use 12 tools.');
    expect(body.notice).toBeUndefined();
    expect(asked[0]).toMatchObject({ model, inputs, options: { rejectIfBusy: true } });
  },
);

test('a model that is briefly busy is asked again, and one that cannot follow the schema is asked without it', async () => {
  const busy = binding(response, [new Error('3040: Capacity temporarily exceeded, please try again.')]);
  expect((await ask(llama, busy.AI)).finalContent).toContain('Many companies use');
  const bound = binding(response, [new Error("AiError: 5024: JSON Mode couldn't be met")]);
  expect((await ask(llama, bound.AI)).finalContent).toContain('Many companies use');
  expect(Object.keys(bound.asked[1]!.inputs).toSorted()).toEqual(['max_tokens', 'messages']);
});

test.each([
  ['was busy', '3040: Capacity temporarily exceeded, please try again.'],
  ['has no calls left for now', '3036: You have used up your daily free allocation of 10,000 neurons.'],
  ['took too long', 'InferenceUpstreamError: 3007: Request timeout'],
  ['did not accept our question', '5007: No such model'],
  ['could not be reached', 'Network connection lost.'],
])('if the model %s, the rules’ result is used and a notice says so', async (what, message) => {
  const failures = Array.from({ length: 9 }, () => new Error(message));
  const body = await ask(llama, binding(response, failures).AI);
  expect(body.finalContent).toBe(rewrite(text).text);
  expect(body.notice).toBe(`The language model ${what}, so only our rules rewrote this.`);
});

test('a model that never responds times out', async () => {
  const body = await ask(llama, { run: () => new Promise<never>(() => {}) }, '0.2');
  expect(body.notice).toMatch(/took too long/);
});

test('a response in an unknown format or cut short is ignored, and a notice says so', async () => {
  for (const shape of [
    () => null,
    () => ({}),
    () => ({ response: null }),
    () => ({ choices: [] }),
    () => ({ output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }] }),
    () => ({ status: 'incomplete', output: [{ type: 'message', content: [] }] }),
  ]) {
    const body = await ask(llama, binding(shape).AI);
    expect(body.notice).toMatch(/(?:cannot read|stopped mid-answer|declined)/);
    expect(body.finalContent).toBe(rewrite(text).text);
  }
});
