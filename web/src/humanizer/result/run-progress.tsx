import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counted, inFigures } from '../../words/figures.ts';
import { humanizer } from '../workspace/humanizer.ts';
import { textOf } from '../workspace/shown.ts';
import type { Running } from '../workspace/workspace.ts';

/** Shows the parts of a long text. A short run shows only placeholder lines. */
export function RunProgress({ run }: { run: Running }) {
  const { chunks, done } = run;
  return (
    <div className="run-progress">
      {textOf(run) === '' && <Skeleton label="Processing..." lines={5} />}
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
