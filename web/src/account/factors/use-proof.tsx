import { type ReactNode, useState } from 'react';
import type { Factors } from '#contract/factors.ts';
import type { Failed } from '../../api.ts';
import type { FactorCalls } from './factor-calls.ts';
import { Proof, type ProofWays } from './proof.tsx';

type Asking = { factors: Factors; typed: string | undefined; again: () => unknown };

export type ProofAsked = {
  /**
   * Opens the window and, once who they are is proved, does `again`. `typed`: the password that the form had already. Answers
   * with why the window could not be opened, if it could not.
   */
  ask: (again: () => unknown, typed?: string) => Promise<Failed | undefined>;
  window: ReactNode;
};

/** For what the server answers with `proof_required`: asks for all that a sign-in asks for, and goes on by itself. */
export function useProof(calls: FactorCalls, ways: ProofWays): ProofAsked {
  const [asking, setAsking] = useState<Asking>();
  return {
    async ask(again, typed) {
      const known = await calls.read();
      if (!known.ok) return known;
      setAsking({ factors: known.data, typed, again });
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
          void asking.again();
        }}
      />
    ),
  };
}
