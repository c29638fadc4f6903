import { type ReactNode, useEffect, useState } from 'react';
import { DetectorStrip } from '../../detector/detector-strip.tsx';
import { lazy } from '../../ui/lazy.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { humanizer, useWorkspace } from '../workspace/humanizer.ts';
import type { CheckKind } from '../workspace/workspace.ts';

function part<Props extends object>(load: () => Promise<{ default: (props: Props) => ReactNode }>) {
  return { Part: lazy(load), prepare: () => void load().catch(() => undefined) };
}

const changes = part(() => import('./changes.tsx'));
const checks = part(() => import('./checks.tsx'));
const history = part(() => import('./history-part.tsx'));

const DidNotLoad = () => (
  <p className="tool-part form-error" role="alert">
    The connection dropped, so this part did not load. Your draft and the result are kept: it comes by itself
    once the connection is back, or when you reload the page.
  </p>
);

/** Holds the space of a part that is loading. */
const Arriving = ({ of, children }: { of: string; children: ReactNode }) => (
  <LazyPart
    of={of}
    failed={DidNotLoad}
    arriving={
      <div className="tool-part tool-part-arriving">
        <Skeleton label={`Loading ${of}`} lines={4} />
      </div>
    }
  >
    {children}
  </LazyPart>
);

const kinds: CheckKind[] = ['input', 'output'];

/** What belongs to a result or a check, under the two pages. */
export function Below() {
  const writing = useWorkspace((state) => state.words > 0);
  const isFinished = useWorkspace(({ run }) => run.phase === 'finished');
  const shown = useWorkspace(({ run }) => humanizer.shownBy(run));
  const checked = useWorkspace((state) => state.checks);
  const [looking, look] = useState(false);

  useEffect(() => {
    if (!writing) return;
    const timer = setTimeout(() => [changes, checks].forEach(({ prepare }) => prepare()), 1_000);
    return () => clearTimeout(timer);
  }, [writing]);

  return (
    <>
      {shown && (isFinished || shown.result.changes.length > 0) && (
        <Arriving of="the changes">
          <changes.Part finished={shown} factsKnown={isFinished} />
        </Arriving>
      )}
      {kinds.map(
        (kind) =>
          checked[kind] && (
            <Arriving key={kind} of="the check">
              <checks.Part kind={kind} />
            </Arriving>
          ),
      )}
      <DetectorStrip />
      <details className="tool-history" onToggle={({ currentTarget }) => look(currentTarget.open)}>
        <summary>History</summary>
        {looking && (
          <Arriving of="the history">
            <history.Part />
          </Arriving>
        )}
      </details>
    </>
  );
}
