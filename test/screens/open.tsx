import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { Account, AuthMethod, SessionAnswer } from '#contract/account.ts';
import { account } from '#account/account.ts';
import { mirror } from '#account/session/mirror.ts';
import { dismissSignIn } from '#account/sign-in/sign-in-request.ts';
import { dismissSignOut } from '#account/sign-out/sign-out-request.ts';
import { App } from '#shell/app.tsx';
import '#styles/index.css';
import { toasts } from '#ui/toast-store.ts';
import { type Answers, json, serve } from './server.ts';

const now = Date.now.bind(Date);
let opened = 0;

/** Removes what the previous screen left: itself, browser storage, open dialogs and toasts. */
async function forget() {
  await cleanup();
  // A minute later than the last screen, since a toast is not shown twice within seconds.
  opened += 1;
  if (!vi.isFakeTimers()) Date.now = () => now() + opened * 60_000;
  localStorage.clear();
  sessionStorage.clear();
  dismissSignIn();
  dismissSignOut();
  account.followSignOut();
  for (const { id } of toasts.list()) toasts.close(id);
}

type Opening = {
  account?: Account;
  /** Sign-in method of the user whom this browser remembers. */
  remembered?: AuthMethod;
  google?: boolean;
  answers?: Answers;
  /** Fills browser storage before the page is rendered. */
  remembers?: () => void;
};

/** Renders a document, with a server that gives the test's answers. */
export async function openDocument(
  drawn: ReactElement,
  { account: known, remembered, google = true, answers = {}, remembers }: Opening = {},
) {
  const session: SessionAnswer = { ...(known ?? { user: null, profile: null }), google };
  const server = serve({
    'GET /api/auth/session': json(session),
    'GET /api/guest/usage': json({
      device_id: '1',
      words_used: 0,
      words_limit: 500,
      remaining: 500,
      resets_at: null,
    }),
    'GET /api/auth/sessions': json({ sessions: [] }),
    'GET /api/user/activity': json({ events: [], next: null }),
    'GET /api/user/factors': json({ passkeys: [], authenticator_app: null, recovery_codes_left: 0 }),
    'GET /api/user/email-change': json({ change: null }),
    ...answers,
  });
  await forget();
  remembers?.();
  if (remembered) mirror.write({ id: 'somebody', auth_method: remembered });
  await account.refresh();
  await render(drawn);
  return server;
}

/** Renders the whole app at a path. */
export const open = (path: string, opening?: Opening) =>
  openDocument(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
    opening,
  );
