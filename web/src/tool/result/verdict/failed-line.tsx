import { buttonClass } from '#ui/button.tsx';
import { useDocument } from '../../desk/in-view.ts';
import { Scale } from './scale.tsx';
import { TwoLines } from './two-lines.tsx';

export function FailedLine({ error, note }: { error: string; note: string }) {
  const { retry } = useDocument();
  return (
    <TwoLines
      first={
        <span className="verdict-error" role="alert">
          {error}
        </span>
      }
      button={
        <button type="button" className={`${buttonClass('quiet')} button-small`} onClick={() => void retry()}>
          Retry
        </button>
      }
      rule={<Scale />}
    >
      {note === '' ? 'Your text is still here, and a retry charges no word twice.' : note}
    </TwoLines>
  );
}
