import { test } from 'vitest';
import { page } from 'vitest/browser';
import { accountWith } from './account.ts';
import { stopClock, turnClock } from './clock.ts';
import { open } from './open.tsx';
import * as see from './see.ts';

const account = accountWith();
const greeting = page.getByText('Payment successful! Updating your subscription...');
const badge = { element: () => document.querySelector<HTMLElement>('.plan-badge') ?? document.body };

test('home greets whoever has just paid with the plan at once, and nobody else', async () => {
  await open('/?upgraded=true', { account });
  await see.home();
  await see.said(badge, 'FREE');
  await see.none(greeting);

  stopClock(Date.parse('2026-11-20T12:00:30Z'));
  await open('/?upgraded=true', {
    account,
    remembers: () => {
      localStorage.setItem('selectedPlan', 'ultra');
      localStorage.setItem('last_subscription_activation', String(Date.parse('2026-11-20T12:00:00Z')));
    },
  });
  await see.visible(greeting);
  await see.said(badge, 'ULTRA');
  await turnClock(1_000);
  await see.none(greeting);
  await see.said(badge, 'ULTRA');
  await turnClock(19_000);
  await see.said(badge, 'FREE');
});
