import { useState } from 'react';
import { ChevronDown } from '#ui/icons.tsx';
import { CheckButton } from '../check-button.tsx';
import { desk } from '../desk/desk.ts';
import { useDocument } from '../desk/in-view.ts';
import type { Run } from '../workspace/workspace.ts';
import { Tiles, TilesInShort } from './tiles.tsx';

/** As the person left it, also when another result comes. */
let leftOpen = false;

/** The specification's numbers, which measure nothing, behind a line of their own; and what else can be asked of a result. */
export function ScoresRow({ run, text }: { run: Run; text: string }) {
  const { take } = useDocument();
  const [open, setOpen] = useState(leftOpen);
  const finished = run.phase === 'finished' ? run : null;
  return (
    <div className="row page-more">
      <details
        className="scores"
        open={open}
        onToggle={({ currentTarget }) => {
          leftOpen = currentTarget.open;
          setOpen(leftOpen);
        }}
      >
        <summary>
          <ChevronDown />
          Simulated scores
          {finished && <TilesInShort finished={finished} text={text} />}
        </summary>
        <div className="scores-panel">
          {finished ? <Tiles finished={finished} text={text} /> : <p>They come with a result.</p>}
          <p>Drawn at random within fixed bounds; they do not measure your text.</p>
        </div>
      </details>
      <span className="more-actions">
        <CheckButton kind="output" />
        <button
          type="button"
          className="tool-button"
          disabled={text === ''}
          onClick={() => {
            take(text, run.phase === 'idle' ? '' : run.asked.name);
            desk.show({ tab: 'yours', open: null });
          }}
        >
          Use as source
        </button>
      </span>
    </div>
  );
}
