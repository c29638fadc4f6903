import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { debugLog } from '#content/debug.ts';
import { Button } from '#ui/button.tsx';
import { useCopying } from '#ui/copying.ts';
import './debug-log.css';
import { type Entry, inWords, kinds, type Log } from './entries.ts';

type Kind = 'all' | Entry['kind'];

const kindNames: Record<Kind, string> = {
  all: 'Everything',
  call: 'Calls',
  fault: 'Faults',
  navigation: 'Navigation',
};

type Props = { log: Log; onSwitchOff: () => void };

function Reading({ log, onSwitchOff, onClose }: Props & { onClose: () => void }) {
  const entries = useSyncExternalStore(log.subscribe, log.current);
  const [kind, setKind] = useState<Kind>('all');
  const [like, setLike] = useState('');
  const [refused, setRefused] = useState(false);
  const { copied, copy } = useCopying();
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);

  const lines = entries
    .filter((entry) => kind === 'all' || entry.kind === kind)
    .map((entry) => ({ entry, line: inWords(entry) }))
    .filter(({ line }) => line.toLowerCase().includes(like.trim().toLowerCase()));

  // Keeps the newest entry, at the end, visible.
  const shown = lines.length;
  useEffect(() => {
    if (shown > 0) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [shown]);

  const copyAll = async () => setRefused(!(await copy(lines.map(({ line }) => line).join('\n'))));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as its button does
    <section
      ref={panel}
      tabIndex={-1}
      className="debug-log box small"
      aria-labelledby={heading}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="debug-log-head wrap">
        <h2 id={heading}>{debugLog.title}</h2>
        <label>
          <span>Show</span>
          <select
            value={kind}
            onChange={({ target: { value } }) => setKind(kinds.find((each) => each === value) ?? 'all')}
          >
            {(['all', ...kinds] as const).map((each) => (
              <option key={each} value={each}>
                {kindNames[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Filter</span>
          <input
            type="search"
            className="field-input"
            value={like}
            onChange={({ target: { value } }) => setLike(value)}
          />
        </label>
        <p className="actions">
          <Button look="quiet" disabled={lines.length === 0} onClick={() => void copyAll()}>
            {copied ? 'Copied!' : 'Copy'}
          </Button>
          <Button look="quiet" onClick={log.clear}>
            Clear
          </Button>
          <Button look="quiet" onClick={onSwitchOff}>
            Switch Off
          </Button>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </p>
      </div>
      {refused && <p role="alert">The browser does not allow copying. Please select the lines yourself.</p>}
      {lines.length === 0 ? (
        <p>{entries.length === 0 ? debugLog.empty : debugLog.nothingLike}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
        <ol ref={list} tabIndex={0} aria-label="Entries">
          {lines.map(({ entry: { number, kind: of }, line }) => (
            <li key={number} className={of === 'fault' ? 'anywhere struck' : 'anywhere'}>
              {line}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A button at the edge of the window that opens the log. */
export function DebugLogPanel({ log, onSwitchOff }: Props) {
  const [shows, show] = useState<'opener' | 'log' | 'opener again'>('opener');
  return (
    <aside className="debug-log-place" aria-label="For developers">
      {shows === 'log' ? (
        <Reading log={log} onSwitchOff={onSwitchOff} onClose={() => show('opener again')} />
      ) : (
        <button
          // Closing the log removes the button that had the focus.
          ref={(opener) => (shows === 'opener again' ? opener?.focus() : undefined)}
          type="button"
          className="debug-log-opener box fine"
          onClick={() => show('log')}
        >
          {debugLog.title}
        </button>
      )}
    </aside>
  );
}
