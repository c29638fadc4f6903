import type { ReactNode } from 'react';
import type { Skin } from '../../payment/payment-state.ts';

/** Whoever signs in with Google sees the verification of the payment, and under it how it stands. */
export const SkinTitle = ({ skin, children }: { skin: Skin; children: ReactNode }) =>
  skin === 'google' ? (
    <>
      <h1 tabIndex={-1}>Payment Verification</h1>
      <h2>{children}</h2>
    </>
  ) : (
    <h1 tabIndex={-1}>{children}</h1>
  );
