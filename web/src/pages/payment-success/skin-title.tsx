import type { ReactNode } from 'react';
import type { Skin } from '#payment/payment-state.ts';

/** For Google accounts the title is about verifying the payment, with the state as a second line. */
export const SkinTitle = ({ skin, children }: { skin: Skin; children: ReactNode }) =>
  skin === 'google' ? (
    <>
      <h1 tabIndex={-1}>Payment Verification</h1>
      <h2>{children}</h2>
    </>
  ) : (
    <h1 tabIndex={-1}>{children}</h1>
  );
