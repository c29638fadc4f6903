import { useEffect, useState } from 'react';
import { excerptOf, HistoryPanel } from '#history/history-panel.tsx';
import type { HistoryEntry } from '#history/history.ts';
import { asItCame, textWith } from '#history/reading.ts';
import { layout } from '../layout/layout.ts';
import { momentInWords } from '#words/moments.ts';
import { openDraft } from '../workspace/keep-work.ts';
import type { StoredDraft } from '../stored/stored-draft.ts';
import { finishedFrom } from '../stored/stored-result.ts';
import { scoreOf } from '../stored/stored-texts.ts';
import { leftDrafts, onOwnDraft } from '../stored/tab-draft.ts';
import { humanizer } from '../workspace/humanizer.ts';
import type { Finished } from '../workspace/workspace.ts';

/** Turns a history entry into a result. Options that the entry does not hold stay as currently set. */
function finishedOf(entry: HistoryEntry): Finished {
  const { how, source, changes, decisions } = entry;
  const text = textWith(source, changes, { ...asItCame, decisions });
  const options = { ...humanizer.current().options, ...how };
  return { ...finishedFrom(entry, options, text), humanScore: scoreOf(text)?.humanScore ?? null };
}

function useLeftDrafts() {
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([]);
  useEffect(() => {
    const look = () => void leftDrafts().then(setDrafts);
    look();
    addEventListener('storage', look);
    const stop = onOwnDraft(look);
    return () => {
      stop();
      removeEventListener('storage', look);
    };
  }, []);
  return drafts;
}

/** Drafts of tabs that are closed. */
function LeftDrafts({ onOpen }: { onOpen: (id: string) => void }) {
  const drafts = useLeftDrafts();
  if (drafts.length === 0) return null;
  return (
    <section className="stack-4 small" aria-label="Drafts">
      <p className="soft">Drafts from closed tabs. If you open one, your current text is saved here.</p>
      <ol className="history-list rule-below">
        {drafts.map(({ id, at, text, name }) => (
          <li key={id}>
            <button type="button" className="history-open stack-1" onClick={() => onOpen(id)}>
              <span className="history-text anywhere" dir="auto">
                {excerptOf({ source: text, result: text })}
              </span>
              <span className="faint fine numbers">
                {momentInWords(new Date(at).toISOString())}
                {name !== '' && `, ${name}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

export default function HistoryPart() {
  return (
    <div className="stack-5">
      <LeftDrafts
        onOpen={(id) => {
          openDraft(humanizer, id);
          layout.show({ sheet: false, tab: 'original' });
        }}
      />
      <HistoryPanel
        onOpen={(entry) => {
          humanizer.open(finishedOf(entry));
          layout.show({ sheet: false });
        }}
      />
    </div>
  );
}
