import { type ReactNode, useState } from 'react';
import type { Factors } from '#contract/factors.ts';
import type { Answer } from '#api-client';
import type { FactorCalls } from './own-factors.ts';
import { Proof, type ProofWays } from './proof.tsx';

type Asking = { factors: Factors; typed: string | undefined; retry: () => unknown };

export type ProofAsked = {
  /**
   * Returns the answer, or undefined if it is `proof_required`: then the window opens, and calls `retry` after the proof. Returns
   * the failure if the window cannot be opened. `typed`: the password that was entered in the form.
   */
  unlessDue: <T>(answer: Answer<T>, retry: () => unknown, typed?: string) => Promise<Answer<T> | undefined>;
  window: ReactNode;
};

/** Handles `proof_required`: asks for everything that a sign-in asks for, then repeats the call. */
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
