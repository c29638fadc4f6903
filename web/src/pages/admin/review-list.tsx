import { useEffect, useState } from 'react';
import type { ReviewView, PaymentToReview, PaymentsToReview } from '#contract/payments-to-review.ts';
import { call } from '../../api.ts';
import { QueryFailed } from '../../page/query-failed.tsx';
import { useQuery } from '../../page/query.ts';
import { ShowEarlier } from '../../page/show-earlier.tsx';
import { usePages } from '../../page/use-pages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toasts } from '../../ui/toasts.ts';
import { failureInWords } from '../../words/failures.ts';
import { noticeAdminEnd } from '../../admin/admin.ts';
import { ReviewItem } from './review-item.tsx';

type Props = { show: ReviewView; onRefused: (sentence: string) => void };

const read = async (show: ReviewView, after?: string, signal?: AbortSignal) =>
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

const nothing: Record<ReviewView, string> = {
  open: 'No payment needs attention.',
  done: 'No payment is marked as done yet.',
};

const unread = 'The payments could not be loaded';

function toldOf({ open, done }: PaymentToReview): string {
  if (open) return 'Open again';
  return done === null ? 'It closed automatically' : 'Marked as done';
}

const pageOf = ({ payments, next }: PaymentsToReview) => ({ entries: payments, next });

function List({ show, onRefused, first }: Props & { first: PaymentsToReview }) {
  const { entries, setEntries, next, busy, failure, list, showMore } = usePages(
    pageOf(first),
    async (after) => {
      const answer = await read(show, after);
      return answer.ok ? { ok: true, data: pageOf(answer.data) } : answer;
    },
  );
  const [marking, setMarking] = useState<string>();

  const readOn = async (after: string) => {
    const failed = await showMore(after);
    if (failed?.code === 'admin_required') onRefused(failed.error);
  };

  const mark = async (id: string, done: boolean) => {
    setMarking(id);
    const answer = noticeAdminEnd(
      await call('PUT /api/admin/payments/:id', { params: { id }, body: { done } }),
    );
    setMarking(undefined);
    if (!answer.ok) {
      if (answer.code === 'admin_required') return onRefused(answer.error);
      if (answer.code === 'not_found') setEntries((known) => known.filter((each) => each.id !== id));
      const title = failureInWords(answer, 'The payment could not be marked');
      return toasts.show({ type: 'error', title, message: 'It stands as it was. Please try again.' });
    }
    const { data } = answer;
    const stays = data.open === (show === 'open');
    setEntries((known) =>
      stays ? known.map((each) => (each.id === id ? data : each)) : known.filter((each) => each.id !== id),
    );
    // The button that was pressed disappears with its row.
    list.current?.focus();
    return toasts.show({ type: 'success', title: toldOf(data) });
  };

  return (
    <div ref={list} className="review-frame" tabIndex={-1}>
      {entries.length === 0 && next === null && <p>{nothing[show]}</p>}
      {entries.length > 0 && (
        <ul className="reviews">
          {entries.map((payment) => (
            <ReviewItem key={payment.id} payment={payment} busy={marking === payment.id} onMark={mark} />
          ))}
        </ul>
      )}
      {next !== null && (
        <ShowEarlier called="Payments" busy={busy} failure={failure} onMore={() => void readOn(next)} />
      )}
    </div>
  );
}

export function ReviewList({ show, onRefused }: Props) {
  const { query, refetch } = useQuery(readers[show]);
  const refused = query.phase === 'failed' && query.failure.code === 'admin_required';
  useEffect(() => {
    if (refused) onRefused(query.failure.error);
  }, [refused, query, onRefused]);

  if (query.phase === 'loading' || refused) return <Skeleton label="Loading the payments" lines={8} />;
  if (query.phase === 'failed') {
    return (
      <QueryFailed
        failure={query.failure}
        again={query.again}
        otherwise={unread}
        onAgain={() => void refetch()}
      />
    );
  }
  return <List show={show} onRefused={onRefused} first={query.data} />;
}
