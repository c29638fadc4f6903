import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { engineInWords, engineNames, readers } from '#contract/engine.ts';
import { createDevelopmentApp } from '#dev/app.ts';
import type { Bindings } from '#env.ts';
import { origin } from './auth/app.ts';

const run = async () => ({});

async function told(more: Partial<Bindings>) {
  const request = new Request(`${origin}/api/engine`);
  const app = createDevelopmentApp();
  return (await app.fetch(request, { ...env, ...more }, createExecutionContext())).json<
    Parameters<typeof engineInWords>[0]
  >();
}

test('GET /api/engine returns the engine, its model and its host, without keys or the rest of the URL', async () => {
  expect(await told({})).toEqual({ name: 'rules', model: null, host: null });
  const chat = await told({
    HUMANIZER_ENGINE: 'chat',
    HUMANIZER_URL: 'https://me:secret@models.example:8443/v1?key=secret',
    HUMANIZER_MODEL: 'gemma3:12b',
    HUMANIZER_KEY: 'secret',
  });
  expect(chat).toEqual({ name: 'chat', model: 'gemma3:12b', host: 'models.example:8443' });
  expect(engineInWords(chat)).toBe('gemma3:12b at models.example:8443');
  const http = await told({ HUMANIZER_ENGINE: 'http', HUMANIZER_URL: 'https://rewriter.example/x' });
  expect(engineInWords(http)).toBe('a service at rewriter.example');
  const ours = await told({ HUMANIZER_ENGINE: 'workers-ai', HUMANIZER_MODEL: '@cf/some/model', AI: { run } });
  expect(engineInWords(ours)).toBe('@cf/some/model at Cloudflare');
});

test('each engine, and the user’s own assistant, has a different statement of who reads a text', () => {
  expect(Object.keys(readers).toSorted()).toEqual([...engineNames, 'assistant'].toSorted());
  expect(new Set(Object.values(readers).map(({ reads }) => reads)).size).toBe(engineNames.length + 1);
});
