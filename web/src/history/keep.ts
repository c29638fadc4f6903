import { createListeners } from '#browser/store.ts';
import { type Reading, textWith } from './reading.ts';
import { fromStored, type HistoryEntry, toStored } from './stored-run.ts';

type Parts = {
  read: () => string | null;
  /** Returns whether there was room for it. */
  write: (text: string) => boolean;
  remove: () => void;
  /** Runs it a little later, or at once when the page closes; returns a function that cancels it. */
  schedule: (run: () => void) => () => void;
};

const mostRuns = 50;
/** Part of the five million letters that a browser gives a site, so that the draft has room too. */
const mostLetters = 2_500_000;

/** Stores the last results. If the storage fails, only the history is lost. */
export function createHistory({ read, write, remove, schedule }: Parts) {
  const listeners = createListeners();
  /** The stored text of each entry, so that unchanged entries are not serialised again. */
  const texts = new WeakMap<HistoryEntry, string>();
  let stored: string | null | undefined;
  let entries: readonly HistoryEntry[] = [];
  let stopWaiting: (() => void) | undefined;
  const waiting = new Map<string, Reading>();

  /** Reads the entries again if another tab has written since. */
  function load(): readonly HistoryEntry[] {
    const now = read();
    if (now !== stored) {
      stored = now;
      entries = parse(now);
    }
    return entries;
  }

  function textOf(entry: HistoryEntry): string {
    const text = texts.get(entry) ?? JSON.stringify(toStored(entry));
    texts.set(entry, text);
    return text;
  }

  /** Saves as many as fit, the newest first, and skips an entry that is too large by itself. */
  function save(wanted: readonly HistoryEntry[]) {
    let room = mostLetters;
    let kept = wanted.slice(0, mostRuns).filter((entry) => {
      const { length } = textOf(entry);
      if (length > room) return false;
      room -= length + 1;
      return true;
    });
    let text = `[${kept.map(textOf).join()}]`;
    while (!write(text)) {
      if (kept.length === 0) return reread();
      kept = kept.slice(0, -1);
      text = `[${kept.map(textOf).join()}]`;
    }
    stored = text;
    become(kept);
  }

  function become(next: readonly HistoryEntry[]) {
    entries = next;
    listeners.notify();
  }

  function reread() {
    stored = undefined;
    become(load());
  }

  function flush() {
    stopWaiting?.();
    stopWaiting = undefined;
    if (waiting.size === 0) return;
    const next = load().map((entry) => withReading(entry, waiting.get(entry.id)));
    waiting.clear();
    save(next);
  }

  function forgetPending() {
    waiting.clear();
    stopWaiting?.();
    stopWaiting = undefined;
    reread();
  }

  return {
    list: () => (stored === undefined ? load() : entries),
    /** Inserts the entry by its time, so that a deleted one can be restored. */
    remember(entry: HistoryEntry) {
      flush();
      const others = load().filter(({ id }) => id !== entry.id);
      save([...others, entry].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)));
    },
    /** Saves with a delay, since users often revert several changes in a row. */
    update(id: string, reading: Reading) {
      waiting.set(id, reading);
      stopWaiting ??= schedule(flush);
    },
    remove(id: string) {
      flush();
      save(load().filter((entry) => entry.id !== id));
    },
    clear() {
      remove();
      forgetPending();
    },
    flush,
    forgetPending,
    reread,
    subscribe(listener: () => void) {
      flush();
      return listeners.subscribe(listener);
    },
  };
}

function parse(text: string | null): HistoryEntry[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.map(fromStored).filter((entry) => entry !== null);
  } catch {
    return [];
  }
}

function withReading(entry: HistoryEntry, reading: Reading | undefined): HistoryEntry {
  if (reading === undefined) return entry;
  const { takenBack, chosen, edits, decisions } = reading;
  const result = textWith(entry.source, entry.changes, reading);
  return { ...entry, takenBack, chosen, edits, decisions, result };
}
