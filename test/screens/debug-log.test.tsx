import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api-client';
import { ProfileDebug } from '#development/debug/profile-debug.tsx';
import { startDebugLog } from '#debug-log/start.tsx';
import { open, openDocument } from './open.tsx';
import { button, region } from './find.ts';
import * as see from './see.ts';
import { failure, json, noContent } from './server.ts';

const opener = button('Debug log');
const panel = region('Debug log');
const inPanel = (name: string) => panel.getByRole('button', { name, exact: true });
/** The log's lines without cancelled calls: a page of an earlier test may cancel its calls only now. */
const lines = () =>
  panel
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent?.replace(/^[\d:.]+ /, '').replace(/\d+ ms$/, 'N ms'))
    .filter((line) => !line?.includes(' cancelled '));

const token = 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln';

const answers = {
  'GET /api/health': json({ status: 'ok' }),
  'POST /api/auth/login': failure('invalid_credentials'),
  'POST /api/faults': noContent,
};

async function happen() {
  await call('GET /api/health');
  await call('POST /api/auth/login', { body: { email: 'ada@example.org', password: 'correct horse' } });
  await call('POST /api/payments/process-success/:token', { params: { token } });
  await fetch('/api/faults', {
    method: 'POST',
    body: JSON.stringify({ source: 'render', name: 'TypeError', frames: ['/assets/a.js:1:2'] }),
  });
}

afterEach(async () => {
  if (inPanel('Switch Off').elements().length === 0) await opener.click();
  await inPanel('Switch Off').click();
  await see.none(opener);
});

test('the log shows calls and errors but nothing that was sent; it can be filtered, copied, cleared, closed and switched off', async () => {
  await open('/earn', { answers });
  startDebugLog();
  await see.visible(opener);
  await happen();
  await opener.click();
  await expect
    .poll(lines)
    .toEqual([
      expect.stringMatching(/^navigation /),
      'call GET /api/health 200 N ms',
      'call POST /api/auth/login 401 N ms',
      'call POST /api/payments/process-success/… unanswered N ms',
      'fault TypeError (render) at /assets/a.js:1:2',
      'call POST /api/faults 204 N ms',
    ]);
  for (const secret of ['ada@', 'horse', 'eyJ']) expect(document.body.textContent).not.toContain(secret);
  await see.visible(page.getByRole('heading', { level: 1 }));
  await see.accessible();
  await see.fits(320);

  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

  await panel.getByRole('combobox').selectOptions('call');
  await expect.poll(() => lines().length).toBe(4);
  await panel.getByLabelText('Filter').fill('HEALTH');
  await expect.poll(lines).toEqual(['call GET /api/health 200 N ms']);
  await inPanel('Copy').click();
  await see.visible(inPanel('Copied!'));
  expect(write.mock.calls).toEqual([[expect.stringMatching(/^[\d:.]+ call GET \/api\/health 200 \d+ ms$/)]]);
  await panel.getByLabelText('Filter').fill('nothing like this');
  await see.visible(panel.getByText('No entry matches.'));

  await inPanel('Clear').click();
  await see.visible(panel.getByText('Nothing has happened yet.'));
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  );
  await see.none(panel);
  await expect.poll(() => document.activeElement).toBe(opener.element());

  history.pushState(null, '', `/payment-success/${token}`);
  history.back();
  await opener.click();
  await expect.poll(lines).toContain('navigation /payment-success/…');
  await inPanel('Switch Off').click();
  await see.none(opener);
  const { fetch: plain } = window;
  startDebugLog();
  expect(window.fetch).not.toBe(plain);
});

test('the debug page switches the log on and shows when it is on', async () => {
  await openDocument(<ProfileDebug />);
  await button('Switch On Debug Log').click();
  await expect.element(button('Debug Log Is On')).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('debug_config')).toBe('{"enabled":true}');
  await opener.click();
  await inPanel('Switch Off').click();
  await see.said(button('Switch On Debug Log'), 'Switch On Debug Log');
  expect(localStorage.getItem('debug_config')).toBeNull();
  startDebugLog();
});
