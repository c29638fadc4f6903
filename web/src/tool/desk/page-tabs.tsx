import { useEffect } from 'react';
import { useWorkspace } from '../workspace/humanizer.ts';
import { desk, useDesk } from './desk.ts';

/** On a phone one page at a time: that of the result comes forward when a run starts. */
export function PageTabs() {
  const tab = useDesk((state) => state.tab);
  const runs = useWorkspace(({ run }) => (run.phase === 'idle' ? '' : run.asked.run_id));

  useEffect(() => {
    if (runs !== '') desk.show({ tab: 'result' });
  }, [runs]);

  return (
    <div className="page-tabs">
      {(['yours', 'result'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === tab}
          onClick={() => desk.show({ tab: each, open: null })}
        >
          {each === 'yours' ? 'Yours' : 'Result'}
        </button>
      ))}
    </div>
  );
}
