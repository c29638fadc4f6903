import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createLog } from './entries.ts';
import { DebugLogPanel } from './panel.tsx';
import { debugLogRuns, isAskedFor, keepOff } from './switch.ts';
import { watch } from './watch-calls.ts';

const log = createLog();

/** Starts the log and adds the button that opens it. */
export function startDebugLog() {
  if (debugLogRuns.current()) return;
  debugLogRuns.set(true);
  const stop = watch(log.note);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);

  function switchOff() {
    stop();
    keepOff();
    log.clear();
    root.unmount();
    place.remove();
    debugLogRuns.set(false);
  }

  root.render(
    <StrictMode>
      <DebugLogPanel log={log} onSwitchOff={switchOff} />
    </StrictMode>,
  );
}

export function startWhereAskedFor() {
  if (isAskedFor(location)) startDebugLog();
}
