import { test } from 'vitest';
import { page } from 'vitest/browser';
import { accountWith } from './account.ts';
import { stopClock, turnClock } from './clock.ts';
import { open } from './open.tsx';
import { expectHome, expectNone, expectSaid, expectVisible } from './see.ts';

const account = accountWith();
const greeting = page.getByText('Payment successful! Updating your subscription...');
const badge = { element: () => document.querySelector<HTMLElement>('.plan-badge') ?? document.body };

test('home greets whoever has just paid with the plan at once, and nobody else', async () => {
  await open('/?upgraded=true', { account });
  await expectHome();
  await expectSaid(badge, 'FREE');
  await expectNone(greeting);

  stopClock(Date.parse('2026-11-20T12:00:30Z'));
  await open('/?upgraded=true', {
    account,
    remembers: () => {
      localStorage.setItem('selectedPlan', 'ultra');
      localStorage.setItem('last_subscription_activation', String(Date.parse('2026-11-20T12:00:00Z')));
    },
  });
  await expectVisible(greeting);
  await expectSaid(badge, 'ULTRA');
  await turnClock(1_000);
  await expectNone(greeting);
  await expectSaid(badge, 'ULTRA');
  await turnClock(19_000);
  await expectSaid(badge, 'FREE');
});
