import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counted, inFigures } from '../../words/figures.ts';
import { humanizer } from '../workspace/humanizer.ts';
import type { Running } from '../workspace/workspace.ts';

/** On a long text part by part. What takes a blink shows nothing but the lines to come. */
export function RunProgress({ run }: { run: Running }) {
  const { chunks, done } = run;
  return (
    <div className="run-progress">
      {done === 0 && <Skeleton label="Processing..." lines={5} />}
      <div className="run-progress-line">
        {chunks > 1 && (
          <label>
            {inFigures(done)} of {counted(chunks, 'part')}
            <progress max={chunks} value={done} />
          </label>
        )}
        <Button look="quiet" onClick={humanizer.cancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
