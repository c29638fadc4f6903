import { useState } from 'react';
import { local } from '#browser/storage.ts';
import { Button } from '#ui/button.tsx';
import { counted } from '#words/figures.ts';

const readSizes = () =>
  local.attempt((open) =>
    Object.keys(open)
      .toSorted()
      .map((key) => ({ key, size: open.getItem(key)?.length ?? 0 })),
  );

export function LocalStorage() {
  const [kept, setKept] = useState(readSizes);
  return (
    <div className="stack">
      {kept === null && <p>This browser blocks the storage of pages.</p>}
      {kept?.length === 0 && <p>Nothing is stored.</p>}
      {kept !== null && kept.length > 0 && (
        <dl className="facts">
          {kept.map(({ key, size }) => (
            <div key={key}>
              <dt>
                <code>{key}</code>
              </dt>
              <dd>{counted(size, 'character')}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="actions">
        <Button look="quiet" onClick={() => setKept(readSizes())}>
          Read Again
        </Button>
      </p>
    </div>
  );
}
