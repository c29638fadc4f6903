import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { activationMessage, type ActivatedPayment } from '#contract/payments.ts';
import { activated, awaited, onPro } from '../web/payment-world.ts';
import { accountWith, byGoogle } from './account.ts';
import { startClock, stopClock, turnClock } from './clock.ts';
import { open } from './open.tsx';
import { alert, button, dialog, field, heading, link, text } from './find.ts';
import * as see from './see.ts';
import { type Answers, broken, failure, held, json } from './server.ts';

const session = 'GET /api/auth/session';
const byToken = 'POST /api/payments/process-success/a.b.c';
const bySession = 'POST /api/payments/activate-user-subscription-with-plan';
const byEmail = 'POST /api/payments/activate-by-email';
const address = '/payment-success/a.b.c';

const main = page.getByRole('main');
const title = (name: string) => main.getByRole('heading', { name, exact: true });
const within = (name: string) => main.getByRole('link', { name });
const waiting = json(awaited, { status: 202 });
const ada = accountWith();
const signedIn = (account = onPro(ada)) => json({ ...account, google: true });

const openReturn = (answers: Answers, account = ada, path = address) => open(path, { account, answers });

test('a payment that has not arrived shows that it is awaited; once it arrives, the plan is shown and the page goes home', async () => {
  stopClock();
  const server = await openReturn({ [byToken]: waiting });
  await see.visible(title('Processing Payment'));
  await see.visible(text('Pro, monthly. Your payment is being confirmed.'));
  await see.visible(text('Nothing is lost if you leave this page.'));
  server.answer({ [bySession]: json(activated), [session]: signedIn() });
  await turnClock(1_000);
  await see.visible(title('Payment Successful!'));
  await see.visible(text('Your Pro plan is active.'));
  await see.text(main, /Words this month\s*30,380/);
  await see.visible(text('Redirecting in 3 seconds...'));
  await see.visible(within('Go to Dashboard'));
  await turnClock(3_000);
  await see.visible(text('Payment successful! Updating your subscription...'));
  await see.home();
});

test('after ten seconds without the payment the page says what happens next, and a failed activation can be retried', async () => {
  stopClock();
  await openReturn({ [byToken]: waiting });
  await see.visible(text('Your payment is being confirmed.'));
  await turnClock(10_000);
  await see.visible(title('Activate Subscription'));
  await see.visible(text('Processing is taking longer than expected. Please enter your email to activate'));
  await see.visible(heading('What happens next'));
  await see.visible(text('This page keeps checking.'));
  await see.value(field('Email'), ada.user.email);
  await see.fits();

  const server = await openReturn({ [byToken]: broken });
  await see.visible(title('Processing Payment'));
  // A second request means that the first response has been read.
  const askedAgain = () => turnClock(100).then(() => server.asked(byToken).length);
  await expect.poll(askedAgain).toBe(2);
  await turnClock(10_000);
  await see.visible(title('Activation Failed'));
  await see.text(alert, 'Failed to activate subscription: An unexpected error occurred.');
  await see.text(alert, 'Please contact support with reference: ada');
  await see.visible(button('Try Again'));
  startClock();
  await see.accessible();
});

test('a Google account sees that its payment is verified and what a year saves, and goes home sooner', async () => {
  stopClock();
  const year: ActivatedPayment = { ...activated, billing_cycle: 'annual', months_added: 12 };
  const server = await openReturn(
    { [bySession]: json({ ...year, message: activationMessage(year, false) }) },
    byGoogle,
    '/external-payment-succes?session=3f8a2c1e-session&plan=pro&amount=30',
  );
  await see.visible(title('Payment Verification'));
  await see.visible(title('Processing Payment'));
  server.answer({ [session]: signedIn(onPro(byGoogle)) });
  await turnClock(1_000);
  await see.visible(title('Payment Successful!'));
  await see.visible(text('380 unused words were carried over. You saved 50% with annual billing!'));
  await see.visible(text('Redirecting in 2 seconds...'));
  await see.visible(within('Continue to Dashboard'));
  await see.fits();
  expect(server.asked(bySession)).toEqual([
    { source: 'payment-success', session_id: '3f8a2c1e-session', plan: 'pro' },
  ]);
  expect(Date.parse(localStorage.subscription_activated_at)).toBeGreaterThan(Date.now() - 60_000);
  await turnClock(2_000);
  await see.home();
});

const already: ActivatedPayment = {
  ...activated,
  already_active: true,
  message: activationMessage(activated, true),
};

test('a payment that was shown before says that nothing is charged twice', async () => {
  stopClock();
  await openReturn({ [byToken]: json(already) }, onPro(ada));
  await see.visible(title('Subscription Already Active'));
  await see.visible(text('Your Pro plan is running. You are not charged twice.'));
  startClock();
  await see.accessible();
});

test('when signed out, an email address looks up the payment and starts no plan; a simple link asks to sign in', async () => {
  const { answer, letGo } = held(failure('payment_not_found'));
  const server = await open(address, { answers: { [byEmail]: answer } });
  const activate = button('Activate Subscription');
  await see.visible(title('Activate Subscription'));
  await see.visible(text('You are signed out here.'));
  await expect.element(activate).toBeDisabled();
  await see.visible(heading('What happens next'));
  await see.visible(text('Entering an address does not start a plan: it only looks up your payment.'));
  await see.fits();
  await field('Email').fill('somebody.else@example.org');
  await activate.click();
  await see.visible(button('Activating...'));
  letGo();
  await see.text(alert, 'We found no payment for this.');
  await see.accessible();

  server.answer({ [byEmail]: waiting });
  await field('Email').fill('ada@example.org');
  await userEvent.keyboard('{Enter}');
  await see.text(alert, 'Your payment is being confirmed.');
  server.answer({ [byEmail]: json(activated) });
  await activate.click();
  await see.text(alert, 'Your Pro plan is active. Sign in with this address to use it.');
  const asked = server.asked(byEmail).map((body) => (body as { email: string }).email);
  expect(asked).toEqual(['somebody.else@example.org', 'ada@example.org', 'ada@example.org']);

  await open('/payment-success?status=completed&ref=3f8a2c1e', { answers: {} });
  await see.visible(text('Please sign in so that we'));
  await see.none(field('Email'));
  await button('Sign In').click();
  await see.text(dialog, 'Sign in to the account you paid for.');
});

test('an unknown payment, a failed one, a Google account without one and a completed upgrade each get a message and a way on', async () => {
  const unknown = { [bySession]: failure('payment_not_found') };
  await openReturn(unknown, ada, '/external-payment-success-secure?session=1234');
  await see.visible(title('Invalid Link'));
  await see.visible(text('We found no payment for this.'));
  await see.count(text('If you completed payment'), 1);
  await within('Go Home').click();
  await see.home();

  await openReturn({ [byToken]: failure('payment_failed') });
  await see.visible(title('Payment Error'));
  await see.leads(within('Try Again'), '/pricing');
  await see.visible(within('Contact Support'));

  await openReturn({}, byGoogle, '/external-payment-success-legacy');
  await see.visible(title('Invalid Access'));
  await see.said(alert, 'This page can only be accessed after completing a payment.');
  await see.visible(within('Return to Pricing'));
  await see.visible(within('Back to Home'));
  await see.text(page.getByRole('complementary', { name: 'Help' }), 'support@');
  await see.accessible();

  await openReturn({}, onPro(ada), '/payment-success/upgrade-completed?plan=pro&status=success');
  await see.visible(text('Your account has been successfully upgraded to PRO plan!'));
  await see.accessible();
  await link('Start Using').click();
  await see.home();
});

const greeting = page.getByText('Payment successful! Updating your subscription...');
const badge = { element: () => document.querySelector<HTMLElement>('.plan-badge') ?? document.body };

test('the home page greets a user who has just paid and shows the plan at once, and greets nobody else', async () => {
  await open('/?upgraded=true', { account: ada });
  await see.home();
  await see.said(badge, 'FREE');
  await see.none(greeting);

  stopClock(Date.parse('2026-11-20T12:00:30Z'));
  await open('/?upgraded=true', {
    account: ada,
    remembers: () => {
      localStorage.setItem('selectedPlan', 'ultra');
      localStorage.setItem('last_subscription_activation', String(Date.parse('2026-11-20T12:00:00Z')));
    },
  });
  await see.visible(greeting);
  await see.said(badge, 'ULTRA');
  await turnClock(20_000);
  await see.none(greeting);
  await see.said(badge, 'FREE');
});
