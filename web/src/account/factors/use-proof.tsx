import { type ReactNode, useState } from 'react';
import type { Factors } from '#contract/factors.ts';
import type { Answer } from '#api-client';
import type { FactorCalls } from './own-factors.ts';
import { Proof, type ProofWays } from './proof.tsx';

type Asking = { factors: Factors; typed: string | undefined; retry: () => unknown };

export type ProofAsked = {
  /**
   * The answer itself, or none where it wants a proof: then the window opens and, once who they are is proved, does `again`; or
   * why it could not be opened. `typed`: the password that the form had already.
   */
  unlessDue: <T>(answer: Answer<T>, retry: () => unknown, typed?: string) => Promise<Answer<T> | undefined>;
  window: ReactNode;
};

/** When the server answers `proof_required`: asks for everything a sign-in asks for, then repeats the call. */
export function useProof(calls: FactorCalls, ways: ProofWays): ProofAsked {
  const [asking, setAsking] = useState<Asking>();
  return {
    async unlessDue(answer, retry, typed) {
      if (answer.ok || answer.code !== 'proof_required') return answer;
      const known = await calls.read();
      if (!known.ok) return known;
      setAsking({ factors: known.data, typed, retry });
      return undefined;
    },
    window: asking && (
      <Proof
        calls={calls}
        ways={ways}
        typed={asking.typed}
        hasApp={asking.factors.authenticator_app !== null}
        hasPasskey={asking.factors.passkeys.length > 0}
        onClose={() => setAsking(undefined)}
        onProved={() => {
          setAsking(undefined);
          void asking.retry();
        }}
      />
    ),
  };
}
