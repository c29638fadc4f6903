import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CatalogueId } from '#contract/plans.ts';
import { paths } from '#navigation/paths.ts';
import { checkOut, type Target } from './checkout.ts';
import { tellUnpaid } from './unpaid.ts';

/** `busy`: the plan whose checkout is being opened. */
export function useCheckout() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<CatalogueId | null>(null);
  const underWay = useRef(false);

  const rest = useCallback(() => {
    underWay.current = false;
    setBusy(null);
  }, []);

  async function choose(target: Target) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(target.plan);
    const leaving = await checkOut(target, {
      toCheckout: (again) => void choose(again),
      toTool: () => void navigate(paths.home),
    });
    if (!leaving) rest();
  }

  // After coming back from the provider's page through the back-forward cache the buttons work again.
  useEffect(() => {
    void tellUnpaid();
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      rest();
      void tellUnpaid();
    };
    addEventListener('pageshow', revive);
    return () => removeEventListener('pageshow', revive);
  }, [rest]);

  return { busy, choose };
}
