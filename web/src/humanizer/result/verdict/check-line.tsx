import { checkWords } from '../../../content/human-check.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useDocument } from '../../desk/in-view.ts';
import { Scale } from './scale.tsx';
import { TwoLines } from './two-lines.tsx';

/** A guest has closed the window of the check, or it is open yet: nothing went wrong. */
export function CheckLine() {
  const { retry } = useDocument();
  return (
    <TwoLines
      first={checkWords.awaited}
      button={
        <button type="button" className={`${buttonClass('quiet')} button-small`} onClick={() => void retry()}>
          {checkWords.goOn}
        </button>
      }
      rule={<Scale />}
    >
      {checkWords.nothingDone}
    </TwoLines>
  );
}
