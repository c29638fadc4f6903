import { setTimeout } from 'node:timers/promises';
import type { Health } from '#contract/health.ts';

const isHealth = (answer: unknown): answer is Health =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'checks' in answer;

async function askOnce(address: string): Promise<Health | undefined> {
  const answer: unknown = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    .then((response) => response.json())
    .catch(() => undefined);
  return isHealth(answer) ? answer : undefined;
}

const whatNow =
  '`npx wrangler tail` shows the log; `npx wrangler rollback` puts back the code that ran before.';

/** Checks the health of a deploy. A new address takes minutes to become reachable, so retries for `timeoutMs`. */
export async function demandHealth(address: string, timeoutMs = 180_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  let health = await askOnce(address);
  while (!health && Date.now() < until) {
    await setTimeout(3000);
    health = await askOnce(address);
  }
  if (!health)
    throw new Error(`${address} has not answered within ${timeoutMs / 60_000} minutes. ${whatNow}`);
  const { watch, ...ofDeploy } = health.checks;
  const failed = Object.entries(ofDeploy).flatMap(([part, check]) => (check === 'ok' ? [] : [part]));
  if (failed.length > 0)
    throw new Error(`${address} answers that this fails: ${failed.join(', ')}. ${whatNow}`);
  // The cron of the previous version did not run the check; that of the new version may not have run yet.
  if (watch === 'failed')
    console.log(
      `The security events have not been looked at for an hour. Ask ${address} again in ten minutes.`,
    );
}
