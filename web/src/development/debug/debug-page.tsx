import { type ReactNode, useSyncExternalStore } from 'react';
import { debugLog } from '#content/debug.ts';
import { startDebugLog } from '#debug-log/start.tsx';
import { debugLogRuns, keepOn } from '#debug-log/switch.ts';
import { Section } from '#page-parts/section.tsx';
import { OwnDocument } from '#shell/own-document.tsx';
import { Button } from '#ui/button.tsx';

function switchOn() {
  keepOn();
  startDebugLog();
}

/** Switches on the debug log, which runs until it is switched off in its panel. */
function LogSwitch() {
  const on = useSyncExternalStore(debugLogRuns.subscribe, debugLogRuns.current);
  return (
    <Section title={debugLog.title}>
      <div className="stack">
        <p>{debugLog.lead}</p>
        <p className="actions">
          <Button look="quiet" aria-pressed={on} onClick={switchOn}>
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

type Props = { title: string; lead: string; children: ReactNode };

/** Shows how the app works inside, so it is in the development build only. */
export const DebugPage = ({ title, lead, children }: Props) => (
  <OwnDocument title={title} lead={lead}>
    {children}
    <LogSwitch />
  </OwnDocument>
);
