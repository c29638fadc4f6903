import type { Failed } from '#api-client';
import { Button } from '#ui/button.tsx';
import { QueryFailed } from './query-failed.tsx';

type Props = {
  /** The plural in "Show Earlier Payments". */
  called: string;
  busy: boolean;
  /** The failure of the last attempt. */
  failure: Failed | undefined;
  onMore: () => void;
};

/** The button at the end of a list that has more items. */
export const ShowEarlier = ({ called, busy, failure, onMore }: Props) =>
  failure ? (
    <QueryFailed
      failure={failure}
      retrying={busy}
      otherwise={`The earlier ${called.toLowerCase()} could not be loaded`}
      onRetry={onMore}
    />
  ) : (
    <p className="actions">
      <Button look="quiet" busy={busy} onClick={onMore}>
        Show Earlier {called}
      </Button>
    </p>
  );
