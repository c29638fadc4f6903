import type { Page } from '@playwright/test';
import type { SessionAnswer } from '#contract/account.ts';
import type { HumanizeEvent } from '#contract/humanize.ts';
import { factsOf, readSource } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { countWords } from '../eval/measures/measures.ts';

const usage = { words_used: 0, words_limit: -1, remaining: -1, resets_at: '2099-01-01T00:00:00.000Z' };

const user = {
  id: 'bench',
  email: 'bench@example.org',
  full_name: 'Bench',
  email_verified: true,
  auth_method: 'manual',
} as const;

/** Mocks an Ultra account and the response to a run, so that only the browser's work is measured. */
export async function answerFor(page: Page, text: string) {
  const session: SessionAnswer = {
    user,
    profile: {
      ...user,
      ...usage,
      subscription_plan: 'ultra',
      subscription_status: 'active',
      billing_cycle: 'monthly',
      subscription_start: null,
      subscription_end: null,
      updated_at: '2026-01-01T00:00:00.000Z',
    },
    google: false,
  };
  await page.route('**/api/auth/session', (route) => route.fulfill({ json: session }));

  const { text: finalContent, changes, outcome } = rewrite(text);
  const facts = { facts: factsOf(readSource(text)).map((fact) => Object.assign(fact, { survives: true })) };
  const chunks = { total: 1, failed: 0 };
  const result = {
    finalContent,
    outcome,
    words: countWords(text),
    seconds: 1,
    changes,
    doubts: [],
    refused: [],
    facts,
    chunks,
    usage,
  };
  const event: HumanizeEvent = { event: 'result', result };
  await page.route('**/api/humanize', (route) =>
    route.fulfill({ contentType: 'application/x-ndjson', body: `${JSON.stringify(event)}\n` }),
  );
}
