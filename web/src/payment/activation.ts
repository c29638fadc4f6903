import { local } from '#browser/storage.ts';

const activationIsNewFor = 60_000;

/** Whether this browser saw a plan start within the last minute; the stored timestamp is in ms. */
export function sawActivation(now: number, read: (key: string) => string | null = local.read): boolean {
  const age = now - Number(read('last_subscription_activation') ?? Number.NaN);
  return age >= 0 && age < activationIsNewFor;
}
