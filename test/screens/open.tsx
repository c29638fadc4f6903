import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Locator } from 'vitest/browser';
import type { Account, AccountUser, Profile, SessionAnswer } from '#contract/account.ts';
import { account } from '../../web/src/account/account.ts';
import { dismissSignIn } from '../../web/src/account/sign-in/sign-in-request.ts';
import { App } from '../../web/src/shell/app.tsx';
import { toasts } from '../../web/src/ui/toasts.ts';
import { type Answers, json, serve } from './server.ts';
import '../../web/src/styles/index.css';

export const ada: Account = {
  user: {
    id: 'ada',
    email: 'ada@example.org',
    full_name: 'Ada Lovelace',
    email_verified: true,
    auth_method: 'manual',
  },
  profile: {
    id: 'ada',
    email: 'ada@example.org',
    full_name: 'Ada Lovelace',
    subscription_plan: 'free',
    subscription_status: 'active',
    billing_cycle: 'monthly',
    words_used: 0,
    words_limit: 500,
    subscription_start: null,
    subscription_end: null,
    updated_at: '2026-11-01T00:00:00.000Z',
    resets_at: '2026-12-01T00:00:00.000Z',
  },
};

export const withAda = ({
  user = {},
  profile = {},
}: { user?: Partial<AccountUser>; profile?: Partial<Profile> } = {}): Account => ({
  user: { ...ada.user, ...user },
  profile: { ...ada.profile, ...profile },
});

type Opening = { account?: Account | null; google?: boolean; answers?: Answers };

/** What one screen leaves behind for the next: the browser's memory, an open window, messages. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
  dismissSignIn();
  for (const { id } of toasts.list()) toasts.close(id);
}

/** The whole app at an address, with a server that answers as the test says. */
export async function open(
  path: string,
  { account: known = null, google = true, answers = {} }: Opening = {},
) {
  const server = serve({
    'GET /api/auth/session': json({
      ...(known ?? { user: null, profile: null }),
      google,
    } satisfies SessionAnswer),
    'GET /api/guest/usage': json({
      device_id: '1',
      words_used: 0,
      words_limit: 500,
      remaining: 500,
      resets_at: null,
    }),
    ...answers,
  });
  forget();
  await account.refresh();
  await render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
  return server;
}

/** All that stands there, and nothing else. */
export const expectSaid = (place: Locator, words: string | RegExp) =>
  expect
    .poll(() => place.element().textContent?.trim())
    .toEqual(typeof words === 'string' ? words : expect.stringMatching(words));

export async function expectAccessible() {
  const { violations } = await axe.run(document, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
