import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { activationMessage, type ActivatedPayment } from '#contract/payments.ts';
import { activated, awaited, onPro } from '../web/payment-world.ts';
import { accountWith, byGoogle } from './account.ts';
import { startClock, stopClock, turnClock } from './clock.ts';
import { open } from './open.tsx';
import {
  alert,
  button,
  expectAccessible,
  expectHome,
  expectNone,
  expectText,
  expectToFit,
  expectVisible,
  field,
  text,
} from './see.ts';
import { type Answers, broken, failure, held, json } from './server.ts';

const session = 'GET /api/auth/session';
const byToken = 'POST /api/payments/process-success/a.b.c';
const bySession = 'POST /api/payments/activate-user-subscription-with-plan';
const byEmail = 'POST /api/payments/activate-by-email';
const address = '/payment-success/a.b.c';

const main = page.getByRole('main');
const title = (name: string) => main.getByRole('heading', { name, exact: true });
const waiting = json(awaited, { status: 202 });
const ada = accountWith();
const signedIn = (account = onPro(ada)) => json({ ...account, google: true });

const openReturn = (answers: Answers, account = ada, path = address) => open(path, { account, answers });

test('a payment that has not arrived is waited for in sight; when it comes, the plan is shown and home follows', async () => {
  stopClock();
  const server = await openReturn({ [byToken]: waiting });
  await expectVisible(title('Processing Payment'));
  await expectVisible(text('Pro, monthly. Your payment is being confirmed.'));
  await expectVisible(text('Nothing is lost if you leave this page.'));
  server.answer({ [bySession]: json(activated), [session]: signedIn() });
  await turnClock(1_000);
  await expectVisible(title('Payment Successful!'));
  await expectVisible(text('Your Pro plan is active.'));
  await expectText(main, /Words this month\s*30,380/);
  await expectVisible(text('Redirecting in 3 seconds...'));
  await expectVisible(main.getByRole('link', { name: 'Go to Dashboard' }));
  await turnClock(3_000);
  await expectVisible(text('Payment successful! Updating your subscription...'));
  await expectHome();
});

test('after ten seconds without the payment the page says what happens next', async () => {
  stopClock();
  await openReturn({ [byToken]: waiting });
  await expectVisible(text('Your payment is being confirmed.'));
  await turnClock(10_000);
  await expectVisible(title('Activate Subscription'));
  await expectVisible(
    text('Processing is taking longer than expected. Please enter your email to activate your subscription:'),
  );
  await expectVisible(page.getByRole('heading', { name: 'What happens next' }));
  await expectVisible(text('This page keeps asking.'));
  await expect.element(field('Email')).toHaveValue(ada.user.email);
  await expectToFit();
  startClock();
  await expectAccessible();
});

test('an activation that fails for ten seconds says so, and can be tried again', async () => {
  stopClock();
  const server = await openReturn({ [byToken]: broken });
  await expectVisible(title('Processing Payment'));
  // Whoever asks again has heard the first answer.
  await expect
    .poll(async () => {
      await turnClock(100);
      return server.asked(byToken).length;
    })
    .toBe(2);
  await turnClock(10_000);
  await expectVisible(title('Activation Failed'));
  await expectText(
    alert,
    'Failed to activate subscription: An unexpected error occurred. Please contact support with reference: ada',
  );
  await expectVisible(button('Try Again'));
  startClock();
  await expectAccessible();
});

test('an account of Google’s is shown that its payment is verified, what a year saves, and home sooner', async () => {
  stopClock();
  const year: ActivatedPayment = { ...activated, billing_cycle: 'annual', months_added: 12 };
  const server = await openReturn(
    { [bySession]: json({ ...year, message: activationMessage(year, false) }) },
    byGoogle,
    '/external-payment-succes?session=3f8a2c1e-session&plan=pro&amount=30',
  );
  await expectVisible(title('Payment Verification'));
  await expectVisible(title('Processing Payment'));
  server.answer({ [session]: signedIn(onPro(byGoogle)) });
  await turnClock(1_000);
  await expectVisible(title('Payment Successful!'));
  await expectVisible(text('380 unused words were carried over. You saved 50% with annual billing!'));
  await expectVisible(text('Redirecting in 2 seconds...'));
  await expectVisible(main.getByRole('link', { name: 'Continue to Dashboard' }));
  await expectToFit();
  expect(server.asked(bySession)).toEqual([
    { source: 'payment-success', session_id: '3f8a2c1e-session', plan: 'pro' },
  ]);
  expect(Date.parse(localStorage.subscription_activated_at)).toBeGreaterThan(Date.now() - 60_000);
  await turnClock(2_000);
  await expectHome();
});

const already: ActivatedPayment = {
  ...activated,
  already_active: true,
  message: activationMessage(activated, true),
};

test('a payment that was shown before is not charged twice; a reload within a minute shows it once more', async () => {
  stopClock();
  await openReturn({ [byToken]: json(already) }, onPro(ada));
  await expectVisible(title('Subscription Already Active'));
  await expectVisible(text('Your Pro plan is running. You are not charged twice.'));
  await turnClock(3_000);
  await expectHome();

  const { answer, letGo } = held(json(already));
  await openReturn({ [byToken]: answer }, onPro(ada));
  localStorage.setItem('last_subscription_activation', String(Date.now() - 59_000));
  letGo();
  await expectVisible(title('Payment Successful!'));
  await expectVisible(text('Subscription Already Active. Your Pro plan is running.'));
  startClock();
  await expectAccessible();
});

test('signed out, a simple address says that signing in is needed, and asks for no email', async () => {
  await open('/payment-success?status=completed&ref=3f8a2c1e', { answers: {} });
  await expectVisible(title('Activate Subscription'));
  await expectVisible(text('Signing in is needed here'));
  await expectNone(field('Email'));
  await expectToFit();
  await expectAccessible();
  await button('Sign In').click();
  await expectText(page.getByRole('dialog'), 'Sign in to the account that you have paid for.');
});

test('signed out, an address says how the payment stands, and starts nothing', async () => {
  const { answer, letGo } = held(failure('payment_not_found'));
  const server = await open(address, { answers: { [byEmail]: answer } });
  const activate = button('Activate Subscription');
  await expectVisible(title('Activate Subscription'));
  await expectVisible(text('You are signed out here.'));
  await expect.element(activate).toBeDisabled();
  await expectVisible(page.getByRole('heading', { name: 'What happens next' }));
  await expectVisible(text('Entering an address does not start a plan: it only looks up your payment.'));
  await expectToFit();
  await field('Email').fill('somebody.else@example.org');
  await activate.click();
  await expectVisible(button('Activating...'));
  letGo();
  await expectText(alert, 'We found no payment for this.');
  await expectAccessible();

  server.answer({ [byEmail]: waiting });
  await field('Email').fill('ada@example.org');
  await userEvent.keyboard('{Enter}');
  await expectText(alert, 'Your payment is being confirmed.');
  server.answer({ [byEmail]: json(activated) });
  await activate.click();
  await expectText(alert, 'Your Pro plan is active. Sign in with this address to use it.');
  expect(server.asked(byEmail)).toMatchObject([
    { email: 'somebody.else@example.org' },
    { email: 'ada@example.org' },
    { email: 'ada@example.org' },
  ]);
  await button('Sign In').click();
  await expectText(page.getByRole('dialog'), 'Sign in to the account that you have paid for.');
});

test('a completed upgrade is told, and leads on; an address that names nothing leads home', async () => {
  await openReturn({}, onPro(ada), '/payment-success/upgrade-completed?plan=pro&status=success');
  await expectVisible(text('Your account has been successfully upgraded to PRO plan!'));
  await expectAccessible();
  await page.getByRole('link', { name: 'Start Using' }).click();
  await expectHome();
  await open('/payment-success');
  await expectHome();
});
