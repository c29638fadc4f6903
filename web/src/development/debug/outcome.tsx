import type { Trial } from './use-trial.ts';

/** Shows a value as JSON. */
export const Json = ({ label, value }: { label: string; value: unknown }) => (
  <figure aria-label={label}>
    <pre className="samples full">{JSON.stringify(value, null, 2)}</pre>
  </figure>
);

/** The live region is rendered before there is an outcome, so that the outcome is read out. */
export const TrialOutcome = ({ trial }: { trial: Trial | undefined }) => (
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
);
