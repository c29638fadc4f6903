import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { account } from '#account/account.ts';
import { sawActivation, storedChoice } from '#payment/choice.ts';
import { showPurchase } from '#payment/show-purchase.ts';

const bannerLasts = 1_000;

/** Removes the parameter without the router, which would treat it as a new page and move the focus while the user is typing. */
function dropParameter() {
  const address = new URL(location.href);
  address.searchParams.delete('upgraded');
  history.replaceState(history.state, '', address);
}

/** A banner shown after a payment. Opening the URL without a payment shows nothing. */
export default function Upgraded() {
  const { search } = useLocation();
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (new URLSearchParams(search).get('upgraded') !== 'true') return;
    if (!sawActivation(Date.now())) return dropParameter();
    const { plan, billing_cycle } = storedChoice();
    const bought = { plan: plan ?? 'pro', billing_cycle: billing_cycle ?? 'monthly' } as const;
    const known = account.current();
    const isThere = known.phase === 'signed-in' && known.profile.subscription_plan === bought.plan;
    if (!isThere) showPurchase(bought);
    void account.refresh();
    // oxlint-disable-next-line react/set-state-in-effect -- address and storage are known in the browser alone, after hydration
    setVisible(true);
    const timer = setTimeout(() => {
      dropParameter();
      setVisible(false);
    }, bannerLasts);
    return () => clearTimeout(timer);
  }, [search]);

  return (
    <output className={visible ? 'upgraded' : undefined}>
      {visible && 'Payment successful! Updating your subscription...'}
    </output>
  );
}
