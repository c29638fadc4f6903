import { expect, test } from 'vitest';
import { ada, grace, unreachable } from './account-world.ts';
import { activated, awaited, begun, onPro, paymentWorld, refused, signedIn } from './payment-world.ts';

const already = { ...activated, already_active: true };
const session = { by: 'session', session_id: awaited.session_id };
/** Ada's account shows the plan on its first refresh. */
const adaPays = { refreshes: [signedIn(onPro(ada))] };

test('the sign-in method is detected first', async () => {
  const { state, become } = await begun({ account: { phase: 'loading' } });
  expect(state()).toEqual({ phase: 'detecting' });
  await become(signedIn(ada));
  expect(state()).toMatchObject({ phase: 'processing', skin: 'password', step: 'payment' });
});

test('with a password, the payment is polled every second until it arrives, then home opens with the banner after three seconds', async () => {
  const { state, pass, asked, kept } = await begun({
    ...adaPays,
    answers: [awaited, awaited, activated],
    stored: { selectedPlan: 'ultra', paymentTimestamp: '1' },
  });
  expect(state()).toMatchObject({ phase: 'processing', awaited: { status: 'pending' } });
  await pass(1_999);
  expect(asked).toEqual([{ by: 'token', token: 'a.b.c' }, session]);
  await pass(1);
  expect(state()).toMatchObject({ phase: 'success', skin: 'password', caughtUp: true });
  expect(kept()).toMatchObject({
    payment_completed: 'true',
    user_subscription_plan: 'pro',
    last_subscription_activation: String(Date.UTC(2026, 10, 21, 12, 0, 2)),
    selectedPlan: 'pro',
    selectedBillingCycle: 'monthly',
  });
  await pass(2_999);
  expect(state().phase).toBe('success');
  await pass(1);
  expect(state()).toEqual({ phase: 'leaving', to: '/?upgraded=true' });
});

test.each(['oauth', 'hybrid'] as const)(
  'with Google (%s), home opens after two seconds and the plan choice is cleared',
  async (auth_method) => {
    const account = { ...grace, user: { ...grace.user, auth_method } };
    const { state, pass, kept } = await begun({
      account: signedIn(account),
      answers: [activated],
      refreshes: [signedIn(onPro(account))],
      stored: { selectedPlan: 'pro', selectedPrice: '5' },
    });
    expect(state()).toMatchObject({ phase: 'success', skin: 'google', caughtUp: true });
    for (const gone of ['selectedPlan', 'selectedPrice']) expect(kept()).not.toHaveProperty(gone);
    await pass(2_000);
    expect(state()).toEqual({ phase: 'leaving', to: '/' });
  },
);

test.each([
  { person: grace, refreshes: 5, takes: 4_000 },
  { person: ada, refreshes: 3, takes: 1_000 },
])(
  'a profile without the new plan is refreshed $refreshes times, and then no longer delays success',
  async ({ person, refreshes, takes }) => {
    const { state, pass, refreshed, kept } = await begun({ account: signedIn(person), answers: [activated] });
    expect(state()).toMatchObject({ phase: 'processing', step: 'profile' });
    await pass(takes - 1);
    expect(state().phase).toBe('processing');
    await pass(1);
    expect(refreshed()).toBe(refreshes);
    expect(state()).toMatchObject({ phase: 'success', caughtUp: false, redirect: { after: 3_000 } });
    expect(kept().selectedPlan).toBe('pro');
  },
);

test('after ten seconds the wait asks for the email address, polls ever less often, and ends in success', async () => {
  const answers = Array.from({ length: 18 }, () => awaited);
  const { state, pass, asked } = await begun({ ...adaPays, answers: [...answers, activated] });
  await pass(9_999);
  expect(state().phase).toBe('processing');
  await pass(1);
  expect(state()).toMatchObject({ phase: 'need-email', why: 'slow', email: ada.user.email });
  const early = asked.length;
  await pass(5 * 60_000);
  expect(state().phase).toBe('need-email');
  expect(asked.length - early).toBeGreaterThanOrEqual(5);
  expect(asked.length - early).toBeLessThanOrEqual(8);
  await pass(3 * 60_000);
  expect(state().phase).toBe('leaving');
});

test('a server that never responds leads to the form for a slow payment', async () => {
  const { state, pass } = await begun({ answers: ['silence'] });
  await pass(10_000);
  expect(state()).toMatchObject({ phase: 'need-email', why: 'slow' });
});

test.each([
  ['Network error', unreachable],
  ['An unexpected error occurred', refused('internal_error')],
])(
  'a transient failure (%s) is tolerated for ten seconds, then reported with the support reference',
  async (said, failed) => {
    const { state, pass, asked, kept } = await begun({
      answers: [failed],
      stored: { selectedPlan: 'pro' },
    });
    await pass(9_999);
    expect(state().phase).toBe('processing');
    await pass(1);
    expect(state()).toMatchObject({
      phase: 'failed',
      kind: 'activation',
      message: `Failed to activate subscription: ${said}. Please contact support with reference: ada`,
    });
    expect(kept().selectedPlan).toBe('pro');
    const count = asked.length;
    await pass(60_000);
    expect(asked).toHaveLength(count);
  },
);

test('a known payment is awaited, whatever fails in between', async () => {
  const failures = Array.from({ length: 10 }, () => refused('internal_error'));
  const { state, pass } = await begun({
    ...adaPays,
    answers: [awaited, unreachable, ...failures, activated],
  });
  await pass(10_000);
  expect(state()).toMatchObject({ phase: 'need-email', why: 'slow' });
  await pass(60_000);
  expect(state().phase).toBe('leaving');
});

test('the provider’s id of a payment is kept for polling, since the server can only guess until its webhook arrives', async () => {
  const claim = { by: 'session', session_id: 'cs_test_1' } as const;
  const { pass, asked } = await begun({ claim, answers: [awaited, awaited] });
  await pass(1_000);
  expect(asked).toEqual([claim, claim]);
});

test.each([
  ['invalid_payment_token', 'invalid', 'Invalid payment link. Please try again.'],
  ['payment_not_found', 'invalid', 'We found no payment for this.'],
  ['payment_link_used', 'invalid', 'This link has already been used.'],
  ['payment_link_expired', 'invalid', 'This link has expired.'],
  ['invalid_plan', 'invalid', 'Invalid plan configuration'],
  ['payment_session_expired', 'payment', 'Payment session has expired. Please try again.'],
  ['payment_failed', 'payment', 'Please contact support if this issue persists.'],
  ['payment_amount_mismatch', 'payment', 'Payment amount verification failed'],
  ['payment_refunded', 'payment', 'refunded'],
  ['cross_site', 'activation', 'Please contact support with reference: ada'],
] as const)('%s ends as %s at once', async (code, kind, words) => {
  const { state, kept } = await begun({
    answers: [refused(code)],
    stored: { selectedPlan: 'pro' },
  });
  const shown = state();
  expect(shown).toMatchObject(kind === 'invalid' ? { phase: 'invalid' } : { phase: 'failed', kind });
  expect('message' in shown && shown.message).toContain(words);
  expect(kept().selectedPlan).toBe(kind === 'activation' ? 'pro' : undefined);
  expect(kept().payment_completed).toBeUndefined();
});

test('an earlier activation is shown as already active, unless this browser saw it in the last minute', async () => {
  const world = { account: signedIn(onPro(ada)), answers: [already], refreshes: [signedIn(onPro(ada))] };
  const old = await begun(world);
  expect(old.state().phase).toBe('already-active');
  expect(old.kept()).toEqual({});
  await old.pass(3_000);
  expect(old.state()).toEqual({ phase: 'leaving', to: '/' });

  const seen = String(Date.UTC(2026, 10, 21, 11, 59, 1));
  const recent = await begun({ ...world, stored: { last_subscription_activation: seen } });
  expect(recent.state().phase).toBe('success');
  expect(recent.kept().last_subscription_activation).toBe(seen);
});

test('an old payment whose plan has ended is not shown as active', async () => {
  const { state, pass, refreshed } = await begun({ answers: [already] });
  await pass(1_000);
  expect(refreshed()).toBe(3);
  expect(state()).toMatchObject({ phase: 'invalid', message: expect.stringContaining('no longer active') });
});

test('a signed-out user with a payment reference gets the form at once, and signing in continues', async () => {
  const { state, become, watch, typed, kept } = await begun({
    claim: { by: 'session', session_id: '3f8a2c1e-7b4d' },
    account: { phase: 'signed-out' },
    answers: [already],
    byEmail: activated,
    ...adaPays,
  });
  expect(state()).toMatchObject({ phase: 'need-email', why: 'signed-out', email: '' });
  const submitted = watch.submit('ada@example.org');
  expect(state()).toMatchObject({ asking: true });
  await submitted;
  expect(typed).toEqual([['ada@example.org', '3f8a2c1e-7b4d']]);
  expect(state()).toMatchObject({ asking: false, finding: { found: 'active' } });
  expect(kept().payment_completed).toBe('true');
  await become(signedIn(onPro(ada)));
  expect(state()).toMatchObject({ phase: 'success', skin: 'password' });
});

test('a URL of the simple style requires signing in', async () => {
  const claim = { by: 'session', session_id: '3f8a2c1e' } as const;
  const { state } = await begun({ claim, account: { phase: 'signed-out' } });
  expect(state()).toMatchObject({ phase: 'need-email', why: 'reference' });
});

test.each([
  [awaited, 'awaited', awaited.message],
  [refused('payment_not_found'), 'nothing', 'We found no payment for this.'],
  [unreachable, 'nothing', 'What you typed is still here'],
] as const)('the result of an email lookup is described in words', async (byEmail, found, words) => {
  const { state, watch } = await begun({ account: { phase: 'signed-out' }, byEmail });
  await watch.submit('ada@example.org');
  expect(state()).toMatchObject({ finding: { found, words: expect.stringContaining(words) } });
});

test('during a slow wait, the user’s own email address ends it, and another user’s does not', async () => {
  for (const [email, end] of [
    [ada.user.email, { phase: 'success' }],
    ['grace@example.org', { phase: 'need-email', finding: { found: 'active' } }],
  ] as const) {
    const { pass, watch, typed, state } = await begun({ ...adaPays, byEmail: activated });
    await pass(10_000);
    await watch.submit(email);
    expect(typed).toEqual([[email, awaited.session_id]]);
    expect(state()).toMatchObject(end);
  }
});

test('a signed-out user without a payment reference is sent home at once', async () => {
  const { state } = await begun({ claim: { by: 'nothing' }, account: { phase: 'signed-out' } });
  expect(state()).toEqual({ phase: 'leaving', to: '/' });
});

const chosen = (ago: number) => ({
  selectedPlan: 'pro',
  paymentTimestamp: String(Date.UTC(2026, 10, 21, 12) - ago),
});

test('a URL without a payment reference is valid only within ten minutes of a plan choice in this browser', async () => {
  const claim = { by: 'nothing' } as const;
  const early = await begun({ claim, newest: 'begun', stored: chosen(599_999) });
  expect(early.asked).toEqual([{ by: 'session', session_id: 'begun' }]);
  const google = await begun({ claim, account: signedIn(grace), stored: chosen(600_000) });
  expect(google.state()).toMatchObject({ phase: 'failed', kind: 'access' });
  expect(google.kept()).toEqual({});
  const password = await begun({ claim, stored: chosen(600_000) });
  expect(password.state()).toMatchObject({ phase: 'invalid' });
});

test('a Google account that cannot be read is requested five times', async () => {
  const unreadable = { phase: 'unreadable', user: grace.user, error: 'Database error' } as const;
  const { state, pass, refreshed, become } = await begun({ account: unreadable, answers: [activated] });
  await pass(1_500);
  expect(state()).toMatchObject({ phase: 'processing', step: 'account', attempt: 2 });
  await pass(4_500);
  expect(refreshed()).toBe(5);
  const message = 'Please log in to access this page.';
  expect(state()).toMatchObject({ phase: 'failed', kind: 'authentication', message });
  await become(signedIn(onPro(grace)));
  expect(state()).toMatchObject({ phase: 'success', skin: 'google' });
});

test('a session that ended meanwhile leads to the email form', async () => {
  const { state } = await begun({
    answers: [refused('not_signed_in')],
    refreshes: [{ phase: 'signed-out' }],
  });
  expect(state()).toMatchObject({ phase: 'need-email', why: 'signed-out' });
});

test('a completed upgrade is accepted only if the account shows it', async () => {
  const claim = { by: 'upgrade', plan: 'pro' } as const;
  const real = await begun({ claim, ...adaPays });
  expect(real.state()).toEqual({ phase: 'upgraded', plan: 'pro' });

  const invented = await begun({ claim });
  expect(invented.state()).toEqual({ phase: 'invalid', message: 'Invalid upgrade completion link.' });
  expect(invented.asked).toEqual([]);
});

test('leaving the page stops polling, and a page that mounts twice sends one request', async () => {
  const { watch, start, pass, asked, state } = paymentWorld({});
  watch.start()();
  const stop = await start();
  expect(asked).toHaveLength(1);
  stop();
  await pass(60_000);
  expect(asked).toHaveLength(1);
  expect(state().phase).toBe('processing');
});
