import { useState } from 'react';
import { resultOf } from '#comparison/rows/rows.ts';
import { HistoryPanel } from '#history/history-panel.tsx';
import { rememberRun } from '#history/history.ts';
import { asItCame } from '#history/reading.ts';
import { Button } from '#ui/button.tsx';
import { longText, shortText } from './edited-text.ts';

const runs = [longText(60), shortText, longText(300)];

function remember() {
  for (const [index, { source, changes, facts }] of runs.entries()) {
    const at = new Date(Date.UTC(2026, 10, 20, 9 + index)).toISOString();
    const result = resultOf(source, changes, new Set());
    const words = source.split(/\s+/).length;
    const id = `specimen-${index}`;
    const how = { strength: 'balanced', tone: 'neutral', formatting: 'keep' } as const;
    rememberRun({ id, at, name: '', how, source, result, changes, ...asItCame, facts, words });
  }
}

export function HistorySpecimen() {
  const [opened, setOpened] = useState<string>();
  return (
    <div className="specimen-history">
      <p className="actions">
        <Button look="quiet" onClick={remember}>
          Remember three results
        </Button>
      </p>
      <HistoryPanel onOpen={({ result }) => setOpened(result.slice(0, 40))} />
      {opened !== undefined && <p>Opened: {opened}</p>}
    </div>
  );
}
