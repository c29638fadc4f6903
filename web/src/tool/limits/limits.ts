import { catalogueId, plans, remainingWords, unlimited } from '#contract/plans.ts';
import type { AccountState } from '#account/session/account-store.ts';
import type { GuestCount } from './guest-words.ts';

/**
 * Why a text cannot be sent: a guest's or a member's words are used up, it is too long for one request, the account's email
 * address is not confirmed, or a guest has to pass a captcha.
 */
export type Block = 'guest' | 'words' | 'request' | 'confirm' | 'check';

/** A limit of -1 is unlimited. `metered` is false for a fallback profile, whose word limit is shown but does not block. */
export type Allowance = {
  of: 'guest' | 'member';
  plan: keyof typeof plans;
  used: number;
  limit: number;
  perRequest: number;
  metered: boolean;
  /** The id of the account whose words these are; absent for a guest. */
  payer?: string;
  /** For guests: whether the words are shared with others on the network, and when they reset. */
  ofNetwork?: boolean;
  resetsAt?: string | null;
};

/** Returns null while the account is unknown; the server decides then. */
export function allowanceOf(
  account: AccountState,
  { used: usedByGuest, of, resetsAt }: GuestCount,
): Allowance | null {
  if (account.phase === 'signed-out') {
    const { wordsPerMonth, wordsPerRequest } = plans.free;
    return {
      of: 'guest',
      plan: 'free',
      used: usedByGuest,
      ofNetwork: of === 'network',
      resetsAt,
      limit: wordsPerMonth,
      perRequest: wordsPerRequest,
      metered: true,
    };
  }
  if (account.phase !== 'signed-in') return null;
  const { words_used: used, words_limit: limit, subscription_plan } = account.profile;
  const plan = catalogueId(subscription_plan);
  const metered = account.profileIs === 'current';
  return {
    of: 'member',
    payer: account.user.id,
    plan,
    used,
    limit,
    perRequest: plans[plan].wordsPerRequest,
    metered,
  };
}

export const remainingOf = ({ used, limit }: Allowance): number => remainingWords(used, limit);

export function blockOf(words: number, allowance: Allowance | null): Block | null {
  if (allowance === null) return null;
  const { of, used, limit, perRequest, metered } = allowance;
  if (metered && limit !== unlimited && used + words > limit) return of === 'guest' ? 'guest' : 'words';
  return perRequest !== unlimited && words > perRequest ? 'request' : null;
}
