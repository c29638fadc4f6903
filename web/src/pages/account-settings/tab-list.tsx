import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Keeps the tab in the URL, so that it can be linked and survives a reload. Bypasses the router, which would treat a change
 * as a new page, move the focus and scroll.
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

const tabs = [
  { name: 'profile', label: 'Profile' },
  { name: 'security', label: 'Security' },
  { name: 'notifications', label: 'Notifications' },
  { name: 'billing', label: 'Billing' },
  { name: 'data', label: 'Data & Privacy' },
] as const;

export type TabName = (typeof tabs)[number]['name'];

function tabOf(search: string): TabName {
  const asked = new URLSearchParams(search).get('tab');
  return tabs.find(({ name }) => name === asked)?.name ?? 'profile';
}

const addressOf = (tab: TabName) => `?${new URLSearchParams({ tab })}`;

type Props = { label: string; tab: TabName; onChoose: (tab: TabName) => void };

const steps: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % tabs.length,
  ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
};

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Tabs as links, so that one can be copied or opened in a new tab of the browser. */
export function TabList({ label, tab, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector(`#tab-${tab}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);

  const follow = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step && tabs[step(tabs.findIndex(({ name }) => name === tab))];
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`#tab-${next.name}`)?.focus();
  };

  return (
    <div className="rule-below">
      <div ref={list} role="tablist" aria-label={label} className="tab-list">
        {tabs.map(({ name, label: words }) => (
          <a
            key={name}
            role="tab"
            className="tab touch"
            id={`tab-${name}`}
            href={addressOf(name)}
            aria-selected={name === tab}
            aria-controls={name === tab ? `panel-${name}` : undefined}
            tabIndex={name === tab ? 0 : -1}
            onKeyDown={follow}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onChoose(name);
            }}
          >
            {words}
          </a>
        ))}
      </div>
    </div>
  );
}
