import { HistoryPanel } from '#history/history-panel.tsx';
import type { HistoryEntry } from '#history/history.ts';
import { asItCame, textWith } from '#history/reading.ts';
import { layout } from '../layout/layout.ts';
import { scoreOf } from '../stored/stored-texts.ts';
import { humanizer } from '../workspace/humanizer.ts';
import type { Finished } from '../workspace/workspace.ts';

/** The options that are not known of it stay as they are. */
function finishedOf(entry: HistoryEntry): Finished {
  const { id, name, how, source, changes, held, facts, words } = entry;
  const { takenBack, chosen, edits, decisions } = entry;
  const finalContent = textWith(source, changes, { ...asItCame, decisions });
  const options = { ...humanizer.current().options, ...how };
  return {
    phase: 'finished',
    asked: { run_id: id, source, span: null, options, name },
    result: {
      finalContent,
      outcome: 'rewritten',
      changes,
      held,
      facts: facts ?? { facts: [] },
      chunks: { total: 1, failed: 0 },
    },
    takenBack,
    chosen,
    edits,
    decisions,
    words,
    seconds: null,
    humanScore: scoreOf(finalContent)?.humanScore ?? null,
  };
}

export default function HistoryPart() {
  return (
    <HistoryPanel
      onOpen={(entry) => {
        humanizer.open(finishedOf(entry));
        layout.show({ sheet: false });
      }}
    />
  );
}
