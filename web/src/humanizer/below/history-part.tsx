import { applyChanges } from '#prose/text/change.ts';
import { HistoryPanel } from '../../history/history-panel.tsx';
import type { HistoryEntry } from '../../history/history.ts';
import { asItCame } from '../review/finished.ts';
import { scoreOf } from '../stored/stored-texts.ts';
import { humanizer } from '../workspace/humanizer.ts';
import type { Finished } from '../workspace/workspace.ts';

function finishedOf({ id, source, changes, takenBack, facts, words }: HistoryEntry): Finished {
  const finalContent = applyChanges(source, changes);
  return {
    phase: 'finished',
    asked: { run_id: id, source, span: null, options: humanizer.current().options, name: '' },
    result: {
      finalContent,
      outcome: 'rewritten',
      changes,
      facts: facts ?? { facts: [], restored: [] },
      chunks: { total: 1, failed: 0 },
    },
    ...asItCame,
    takenBack: new Set(takenBack),
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
        document.getElementById('result')?.scrollIntoView({ block: 'center' });
      }}
    />
  );
}
