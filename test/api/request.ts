import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { createApp } from '#app.ts';
import { origin } from './auth/app.ts';

/** Sends one request to the app as it runs in production. */
export const ask = (path: string, init: RequestInit = {}, { app = createApp(), bindings = {} } = {}) =>
  app.request(new Request(origin + path, init), undefined, { ...env, ...bindings }, createExecutionContext());

/** Sends a POST request as one of our own pages does. */
export const send = (
  path: string,
  body: BodyInit | null,
  headers: Record<string, string> = {},
  app = createApp(),
) =>
  ask(
    path,
    {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    },
    { app },
  );
