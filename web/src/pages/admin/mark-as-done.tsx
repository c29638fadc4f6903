import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { dayInWords } from '#words/moments.ts';
import type { ItemProps } from './entries.tsx';

type Entry = { id: string; done: { by: string; at: string } | null };

/** `headingId`: id of the entry's heading. `children`: further actions. */
type Props = ItemProps<Entry> & { headingId: string; children?: ReactNode };

/** The foot of an entry: who marked it as done, and the button that marks it or opens it again. */
export const MarkAsDone = ({ entry: { id, done }, busy, onMark, headingId, children }: Props) => (
  <>
    {done !== null && (
      <p>
        Done by {done.by} on {dayInWords(done.at)}.
      </p>
    )}
    <p className="actions">
      <Button look="quiet" busy={busy} aria-describedby={headingId} onClick={() => onMark(id, done === null)}>
        {done === null ? 'Done' : 'Open Again'}
      </Button>
      {children}
    </p>
  </>
);
