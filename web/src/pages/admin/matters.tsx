import { useEffect, useRef, useState } from 'react';
import type { MatterView, PaymentMatter, PaymentMatters } from '#contract/payment-matters.ts';
import { noticeAdminEnd } from '../../admin/admin.ts';
import { call, type Failed } from '../../api.ts';
import { ReadingFailed } from '../../page/reading-failed.tsx';
import { useReading } from '../../page/reading.ts';
import { ShowEarlier } from '../../page/show-earlier.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toasts } from '../../ui/toasts.ts';
import { failureInWords } from '../../words/failures.ts';
import { Matter } from './matter.tsx';

type Props = { show: MatterView; onRefused: (sentence: string) => void };

const read = async (show: MatterView, after?: string, signal?: AbortSignal) =>
  noticeAdminEnd(
    await call('GET /api/admin/payments', {
      query: { show, ...(after !== undefined && { after }) },
      ...(signal && { signal }),
    }),
  );

const readers = {
  open: (signal?: AbortSignal) => read('open', undefined, signal),
  done: (signal?: AbortSignal) => read('done', undefined, signal),
};

const nothing: Record<MatterView, string> = {
  open: 'No payment needs a hand.',
  done: 'Nothing has been dealt with yet.',
};

const unread = 'The payments could not be loaded';

function toldOf({ open, done }: PaymentMatter): string {
  if (open) return 'Open again';
  return done === null ? 'It has closed by itself' : 'Marked as done';
}

function List({ show, onRefused, first }: Props & { first: PaymentMatters }) {
  const [matters, setMatters] = useState(first.matters);
  const [next, setNext] = useState(first.next);
  const [marking, setMarking] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<Failed>();
  const frame = useRef<HTMLDivElement>(null);

  const readOn = async (after: string) => {
    setReading(true);
    const answer = await read(show, after);
    setReading(false);
    if (!answer.ok) return answer.code === 'admin_required' ? onRefused(answer.error) : setFailure(answer);
    setFailure(undefined);
    setMatters((known) => [...known, ...answer.data.matters]);
    setNext(answer.data.next);
    // The button that was pressed goes with the last page.
    if (answer.data.next === null) frame.current?.focus();
    return undefined;
  };

  const mark = async (id: string, done: boolean) => {
    setMarking(id);
    const answer = noticeAdminEnd(
      await call('PUT /api/admin/payments/:id', { params: { id }, body: { done } }),
    );
    setMarking(undefined);
    if (!answer.ok) {
      if (answer.code === 'admin_required') return onRefused(answer.error);
      if (answer.code === 'not_found') setMatters((known) => known.filter((each) => each.id !== id));
      const title = failureInWords(answer, 'The payment could not be marked');
      return toasts.show({ type: 'error', title, message: 'It stands as it was. Please try again.' });
    }
    const { data } = answer;
    const stays = data.open === (show === 'open');
    setMatters((known) =>
      stays ? known.map((each) => (each.id === id ? data : each)) : known.filter((each) => each.id !== id),
    );
    // The button that was pressed goes with its row.
    frame.current?.focus();
    return toasts.show({ type: 'success', title: toldOf(data) });
  };

  return (
    <div ref={frame} className="matter-frame" tabIndex={-1}>
      {matters.length === 0 && next === null && <p>{nothing[show]}</p>}
      {matters.length > 0 && (
        <ul className="matters">
          {matters.map((matter) => (
            <Matter key={matter.id} matter={matter} busy={marking === matter.id} onMark={mark} />
          ))}
        </ul>
      )}
      {next !== null && (
        <ShowEarlier called="Payments" busy={isReading} failure={failure} onMore={() => void readOn(next)} />
      )}
    </div>
  );
}

export function Matters({ show, onRefused }: Props) {
  const { reading, readAgain } = useReading(readers[show]);
  const refused = reading.phase === 'failed' && reading.failure.code === 'admin_required';
  useEffect(() => {
    if (refused) onRefused(reading.failure.error);
  }, [refused, reading, onRefused]);

  if (reading.phase === 'reading' || refused) return <Skeleton label="Loading the payments" lines={8} />;
  if (reading.phase === 'failed') {
    return (
      <ReadingFailed
        failure={reading.failure}
        again={reading.again}
        otherwise={unread}
        onAgain={() => void readAgain()}
      />
    );
  }
  return <List show={show} onRefused={onRefused} first={reading.data} />;
}
