import { Button } from '#ui/button.tsx';
import { TrialOutcome } from './outcome.tsx';
import { useTrial } from './use-trial.ts';

type Test = { label: string; run: () => Promise<unknown> };

/** Buttons that each run a test, and the last outcome. */
export function Trials({ tests }: { tests: readonly Test[] }) {
  const { busy, trial, run } = useTrial();
  return (
    <div className="stack">
      <p className="actions">
        {tests.map((test) => (
          <Button
            key={test.label}
            look="quiet"
            busy={busy === test.label}
            aria-disabled={busy !== undefined && busy !== test.label}
            onClick={() => busy === undefined && void run(test.label, test.run)}
          >
            {test.label}
          </Button>
        ))}
      </p>
      <TrialOutcome trial={trial} />
    </div>
  );
}
