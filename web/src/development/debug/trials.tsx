import { useState } from 'react';
import { Button } from '#ui/button.tsx';

type Trial = { label: string; milliseconds: number; outcome: unknown };
type Test = { label: string; run: () => Promise<unknown> };

/** Shows a value as JSON. */
export const Json = ({ label, value }: { label: string; value: unknown }) => (
  <figure aria-label={label}>
    <pre className="samples full">{JSON.stringify(value, null, 2)}</pre>
  </figure>
);

/** Buttons that each run a test, one at a time, and the last outcome. */
export function Trials({ tests }: { tests: readonly Test[] }) {
  const [busy, setBusy] = useState<string>();
  const [trial, setTrial] = useState<Trial>();

  async function run(test: Test) {
    setBusy(test.label);
    const started = performance.now();
    const outcome = await test.run();
    setTrial({ label: test.label, outcome, milliseconds: Math.round(performance.now() - started) });
    setBusy(undefined);
  }

  return (
    <div className="stack">
      <p className="actions">
        {tests.map((test) => (
          <Button
            key={test.label}
            look="quiet"
            busy={busy === test.label}
            aria-disabled={busy !== undefined && busy !== test.label}
            onClick={() => busy === undefined && void run(test)}
          >
            {test.label}
          </Button>
        ))}
      </p>
      {/* The live region is rendered before there is an outcome, so that the outcome is read out. */}
      <div className="stack" aria-live="polite">
        {trial && (
          <>
            <p>
              {trial.label}: answered after {trial.milliseconds} ms
            </p>
            <Json label={`Answer: ${trial.label}`} value={trial.outcome} />
          </>
        )}
      </div>
    </div>
  );
}
