import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { addressOf, type TabName, tabs } from './tab-names.ts';

type Props = { label: string; tab: TabName; onChoose: (tab: TabName) => void };

const steps: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % tabs.length,
  ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
};

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Tabs that are links, so that one can be copied or opened beside the others. */
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
    <div className="tabs">
      <div ref={list} role="tablist" aria-label={label} className="tab-list">
        {tabs.map(({ name, label: words }) => (
          <a
            key={name}
            role="tab"
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
