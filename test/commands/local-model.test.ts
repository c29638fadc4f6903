import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findLocalModel, foundInWords, type Runner } from '../../scripts/local/local-model.ts';

/** Starts a model runner that answers at one path, or never if `body` is undefined. */
async function runner(name: string, list: string, body: unknown, status = 200): Promise<Runner> {
  const server = createServer((request, response) => {
    if (body === undefined) return;
    response.statusCode = request.url === list ? status : 404;
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return { name, list, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const ofOllama = (...models: [name: string, size: string, more?: object][]) => ({
  models: models.map(([name, parameter_size, more = {}]) =>
    Object.assign({ name, details: { parameter_size } }, more),
  ),
});
const ofOthers = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });

const ollama = (...models: Parameters<typeof ofOllama>) => runner('Ollama', '/api/tags', ofOllama(...models));
const others = (name: string, ...ids: string[]) => runner(name, '/v1/models', ofOthers(...ids));
const nobody: Runner = { name: 'nobody', address: 'http://127.0.0.1:9', list: '/v1/models' };

test('the largest instruction-following model of Ollama is used and reported in one line', async () => {
  const place = await ollama(
    ['gemma3:4b', '4.3B'],
    ['gemma3:12b', '12.2B'],
    ['nomic-embed-text:latest', '137M'],
    ['qwen3-coder:30b', '30.5B'],
    ['llava:34b', '34B'],
    ['llama3.1:70b-text', '70B'],
    ['gpt-oss:120b-cloud', '116B'],
    ['deepseek-v3.1:671b', '671B', { remote_host: 'https://ollama.com:443' }],
  );
  const found = await findLocalModel(undefined, [nobody, place]);
  expect(found).toEqual({ runner: 'Ollama', model: 'gemma3:12b', address: `${place.address}/v1` });
  expect(foundInWords(found!)).toBe(
    'Rewriting with gemma3:12b of Ollama. HUMANIZER_ENGINE=rules in .dev.vars is for the rules alone.',
  );
});

test.each(['LM Studio', 'llama.cpp'])(
  '%s lists its models like OpenAI, with the size in the name',
  async (name) => {
    const place = await others(
      name,
      'text-embedding-bge-m3',
      'qwen2.5-7b-instruct',
      'mistral-small-24b',
      'phi-4',
    );
    expect(await findLocalModel(undefined, [place])).toMatchObject({
      runner: name,
      model: 'mistral-small-24b',
    });
  },
);

test('the model named in the settings is used from any runner, and no other model instead of it', async () => {
  const among = [await ollama(['gemma3:12b', '12.2B']), await others('LM Studio', 'phi-4', 'gemma-3-27b')];
  expect(await findLocalModel('phi-4', among)).toMatchObject({ runner: 'LM Studio', model: 'phi-4' });
  expect(await findLocalModel('gemma3:27b', among)).toBeNull();
  const latest = await ollama(['gemma3:latest', '4.3B']);
  expect(await findLocalModel('gemma3', [latest])).toMatchObject({ model: 'gemma3:latest' });
});

test('a runner that does not answer, fails or sends something else delays a start by less than two seconds', async () => {
  const silent = await runner('Ollama', '/api/tags', undefined);
  const broken = await runner('LM Studio', '/v1/models', { error: 'no' }, 500);
  const page = await runner('llama.cpp', '/v1/models', '<!doctype html>');
  const begun = performance.now();
  expect(await findLocalModel(undefined, [silent, broken, page, nobody])).toBeNull();
  expect(performance.now() - begun).toBeLessThan(2_000);
  const place = await others('llama.cpp', 'gemma-3-12b');
  expect(await findLocalModel(undefined, [silent, place])).toMatchObject({ model: 'gemma-3-12b' });
});
