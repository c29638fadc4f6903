import { useState } from 'react';
import { PageDidNotLoad } from '#shell/routes.tsx';
import { FailedPage } from '#shell/failed-page.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

function Thrower({ error }: { error: Error | undefined }) {
  if (error) throw error;
  return <p>All is well here.</p>;
}

export function BrokenPage() {
  const [error, setError] = useState<Error>();
  return (
    <>
      <p className="actions">
        <Button look="quiet" onClick={() => setError(new Error('A mistake in the page'))}>
          Break the page
        </Button>
        <Button look="quiet" onClick={() => setError(new PageDidNotLoad('A script that did not come'))}>
          Lose the page’s script
        </Button>
        <Button look="quiet" onClick={() => setError(undefined)}>
          Go to another page
        </Button>
      </p>
      <ErrorBoundary resetKey={error?.message ?? 'none'} fallback={FailedPage}>
        <Thrower error={error} />
      </ErrorBoundary>
    </>
  );
}
