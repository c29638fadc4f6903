import { checkWords } from '#content/human-check.ts';
import { buttonClass } from '#ui/button.tsx';
import { useDocument } from '../../desk/in-view.ts';
import type { Awaited } from '../../workspace/workspace.ts';
import { Scale } from './scale.tsx';
import { TwoLines } from './two-lines.tsx';

const awaited: Record<Awaited, string> = {
  check: checkWords.awaited,
  confirm: 'Your address is to be confirmed first',
};

/** The window that says what comes first is open yet, or has been closed: nothing went wrong. */
export function AwaitingLine({ awaits }: { awaits: Awaited }) {
  const { retry } = useDocument();
  return (
    <TwoLines
      first={awaited[awaits]}
      button={
        <button type="button" className={`${buttonClass('quiet')} button-small`} onClick={() => void retry()}>
          Go on
        </button>
      }
      rule={<Scale />}
    >
      Your text is still here, and no word has been counted.
    </TwoLines>
  );
}
