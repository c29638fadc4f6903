import type { AccountUser } from '#contract/account.ts';
import { ownFactors } from '#account/factors/own-factors.ts';
import { useProof } from '#account/factors/use-proof.tsx';
import { paths } from '#navigation/paths.ts';
import type { TabName } from '../tab-list.tsx';

type Form = { tab: TabName; resume: string };

export const ownWays = ({ email, auth_method }: AccountUser, { tab, resume }: Form) => ({
  username: email,
  password: auth_method !== 'oauth',
  ...(auth_method !== 'manual' && {
    google: `${paths.accountSettings}?${new URLSearchParams({ tab, resumed: resume })}`,
  }),
});

/** `form.resume`: the form to open after the redirect from Google. */
export const useOwnProof = (user: AccountUser, form: Form) => useProof(ownFactors, ownWays(user, form));
