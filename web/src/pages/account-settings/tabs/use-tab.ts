import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf, type TabName, tabOf } from './tab-names.ts';

/**
 * The tab stands in the address, so that it can be linked and outlives a reload. Going from one to the next is no
 * change of page, so the router is not told: it would move the focus and the page.
 */
export function useTab() {
  const { key, search } = useLocation();
  const [chosen, setChosen] = useState({ key, tab: tabOf(search) });
  const tab = chosen.key === key ? chosen.tab : tabOf(search);

  const chooseTab = (next: TabName) => {
    history.replaceState(history.state, '', addressOf(next));
    setChosen({ key, tab: next });
  };
  return { tab, chooseTab };
}
