import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf, type TabName, tabOf } from './tab-names.ts';

/**
 * The tab is part of the address, so that it can be linked and survives a reload. Changing it is no change of page, so
 * the router is bypassed: it would move the focus and scroll.
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
