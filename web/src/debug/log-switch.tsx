import { useSyncExternalStore } from 'react';
import { debugLog } from '../content/debug.ts';
import { debugLogRuns, keepOn } from '../debug-log/switch.ts';
import { Section } from '../page/section.tsx';
import { Button } from '../ui/button.tsx';
import { toasts } from '../ui/toasts.ts';

async function switchOn() {
  try {
    const { startDebugLog } = await import('../debug-log/start.tsx');
    keepOn();
    startDebugLog();
  } catch {
    toasts.show({ type: 'error', title: 'The debug log did not load', message: debugLog.didNotLoad });
  }
}

/** It goes on until it is switched off, in its own panel. */
export function LogSwitch() {
  const on = useSyncExternalStore(debugLogRuns.subscribe, debugLogRuns.current);
  return (
    <Section title={debugLog.title}>
      <div className="stack">
        <p>{debugLog.lead}</p>
        <p className="actions">
          <Button look="quiet" aria-pressed={on} onClick={() => void switchOn()}>
            {on ? 'Debug Log Is On' : 'Switch On Debug Log'}
          </Button>
        </p>
        <p>
          It can also be opened for one visit, by adding <code>?debug=true</code> or <code>#debug</code> to
          any address.
        </p>
      </div>
    </Section>
  );
}
