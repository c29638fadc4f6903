import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { counted, inFigures } from '#words/figures.ts';
import { momentInWords } from '#words/moments.ts';
import { clearRuns, deleteRun, listRuns, rememberRun, subscribeToRuns } from './history.ts';
import { isPartOf, type ResultChange } from './held.ts';
import { isCovered } from './reading.ts';
import type { HistoryEntry, HowItRan } from './stored-run.ts';

/** The entries whose source or result contains the search text. */
function findRuns(entries: readonly HistoryEntry[], sought: string): readonly HistoryEntry[] {
  const wanted = sought.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.filter(
    ({ source, result }) => source.toLowerCase().includes(wanted) || result.toLowerCase().includes(wanted),
  );
}

const excerptLength = 160;

/** The beginning of the result, or the part around the search text. */
export function excerptOf({ source, result }: Pick<HistoryEntry, 'source' | 'result'>, sought = ''): string {
  const wanted = sought.trim().toLowerCase();
  const text = wanted !== '' && !result.toLowerCase().includes(wanted) ? source : result;
  const found = wanted === '' ? 0 : text.toLowerCase().indexOf(wanted);
  const from = found > excerptLength / 2 ? text.lastIndexOf(' ', found - 40) + 1 : 0;
  const excerpt = text.slice(from, from + excerptLength);
  const isWhole = from + excerptLength >= text.length;
  const words = (isWhole ? excerpt : excerpt.slice(0, Math.max(40, excerpt.lastIndexOf(' '))))
    .replace(/^#+\s*|\*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${from > 0 ? '… ' : ''}${words}${isWhole ? '' : ' …'}`;
}

export function amountInWords({ words, changes: all, edits, takenBack, decisions }: HistoryEntry): string {
  const isCounted = (change: ResultChange) => isPartOf(change, decisions) && !isCovered(edits, change);
  const changes = all.filter(isCounted);
  const kept = all.filter((change, at) => !takenBack.has(at) && isCounted(change)).length;
  const length = counted(words, 'word');
  return changes.length === 0
    ? `${length}, no changes`
    : `${length}, ${inFigures(kept)} of ${inFigures(changes.length)} changes kept`;
}

/** Describes the settings of a run: "Balanced, neutral" */
export function howInWords({ strength, tone, formatting }: HowItRan): string {
  const words = `${strength}, ${tone}${formatting === 'plain' ? ', plain formatting' : ''}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const foundInWords = (found: number, all: number): string =>
  found === all ? counted(all, 'result') : `${inFigures(found)} of ${inFigures(all)} results`;

const none: readonly HistoryEntry[] = [];

export function HistoryPanel({ onOpen }: { onOpen: (entry: HistoryEntry) => void }) {
  const entries = useSyncExternalStore(subscribeToRuns, listRuns, () => none);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const [deleted, setDeleted] = useState<HistoryEntry>();
  const found = useMemo(() => findRuns(entries, sought), [entries, sought]);

  function remove(entry: HistoryEntry) {
    deleteRun(entry.id);
    setDeleted(entry);
  }

  function restore(entry: HistoryEntry) {
    rememberRun(entry);
    setDeleted(undefined);
  }

  return (
    <section className="stack-4 small" aria-label="History">
      <p className="soft">Your last 50 results, kept in this browser only.</p>
      {deleted && <Deleted key={deleted.id} entry={deleted} onUndo={() => restore(deleted)} />}
      {entries.length === 0 ? (
        !deleted && <p className="soft">Nothing here yet. What you humanize will be listed here.</p>
      ) : (
        <>
          <div className="history-head wrap">
            <Field
              label="Search your results"
              type="search"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <output className="soft numbers">{foundInWords(found.length, entries.length)}</output>
          </div>
          <ol className="history-list rule-below">
            {found.map((entry) => (
              <li key={entry.id}>
                <button type="button" className="history-open stack-1" onClick={() => onOpen(entry)}>
                  <span className="history-text anywhere" dir="auto">
                    {excerptOf(entry, sought)}
                  </span>
                  <span className="faint fine numbers">
                    <time dateTime={entry.at}>{momentInWords(entry.at)}</time>, {amountInWords(entry)}
                    {entry.own ? ' · Checked rewrite' : entry.how && ` · ${howInWords(entry.how)}`}
                  </span>
                </button>
                <button
                  type="button"
                  className="link-button"
                  aria-label={`Delete the result of ${momentInWords(entry.at)}`}
                  onClick={() => remove(entry)}
                >
                  Delete
                </button>
              </li>
            ))}
          </ol>
          <ClearAll
            count={entries.length}
            onClear={() => {
              setDeleted(undefined);
              clearRuns();
            }}
          />
        </>
      )}
    </section>
  );
}

function Deleted({ entry, onUndo }: { entry: HistoryEntry; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // Focuses this button, since the one that was pressed is gone.
  useEffect(() => undo.current?.focus(), []);
  return (
    <output className="history-deleted">
      The result of {momentInWords(entry.at)} is deleted.{' '}
      <button ref={undo} type="button" className="link-button" onClick={onUndo}>
        Undo
      </button>
    </output>
  );
}

function ClearAll({ count, onClear }: { count: number; onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) keep.current?.focus();
  }, [asking]);

  if (!asking) {
    return (
      <p className="actions">
        <Button look="quiet" onClick={() => setAsking(true)}>
          Clear history
        </Button>
      </p>
    );
  }
  return (
    <section className="history-ask stack-3" aria-label="Clear history">
      <p>
        {count === 1 ? 'This deletes the one result' : `This deletes all ${count} results`} from this browser.
        It cannot be undone.
      </p>
      <p className="actions">
        <Button look="quiet" onClick={onClear}>
          {count === 1 ? 'Delete it' : `Delete all ${count}`}
        </Button>
        <Button ref={keep} look="quiet" onClick={() => setAsking(false)}>
          {count === 1 ? 'Keep it' : 'Keep them'}
        </Button>
      </p>
    </section>
  );
}
