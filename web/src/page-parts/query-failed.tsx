import type { Failed } from '#api-client';
import { Button } from '#ui/button.tsx';
import { failureInWords } from '#words/failures.ts';

type Props = { failure: Failed; otherwise: string; retrying: boolean; onRetry: () => void };

export const QueryFailed = ({ failure, otherwise, retrying, onRetry }: Props) => (
  <div className="note query-failed stack-3" role="alert">
    <p className="semibold">{failureInWords(failure, otherwise)}</p>
    <p>Nothing is lost; we just could not load it. Please try again in a moment.</p>
    <p className="actions">
      <Button look="quiet" busy={retrying} onClick={onRetry}>
        Try again
      </Button>
    </p>
  </div>
);
