import type { RewordResult } from '#contract/reword.ts';
import { reword } from '#content/tool/reword.ts';
import { textAt } from '../review/amendment.ts';
import { type Finished, finishedText } from '../review/finished.ts';
import { changesOf, placeInSource } from '../review/pieces.ts';
import type { Order } from '../review/steps/order-of-steps.ts';

/** Maximum number of earlier results that are searched, because each holds the whole text. */
const mostResults = 20;

/** Adds the sentence's wording from before its changes were reverted, and names wordings that stood in an earlier result. */
export function withEarlierWordings(found: RewordResult, finished: Finished, order: Order): RewordResult {
  const { start, end } = found;
  const reverted = changesOf(finished).filter(
    ({ kind, from, to }) => kind === 'taken back' && from >= start && to <= end,
  );
  const takenBack = new Set(finished.takenBack);
  for (const { index } of reverted) takenBack.delete(index);
  const place = { start: placeInSource(finished, start), end: placeInSource(finished, end) };
  const before = reverted.length > 0 ? textAt({ ...finished, takenBack }, place) : '';
  const results = [...order.past.map((step) => step.before), ...order.future.map(({ after }) => after)];
  const texts = results.slice(-mostResults).map((result) => (result === null ? '' : finishedText(result)));
  const named = found.wordings.map((wording) =>
    wording.text === before || texts.some((text) => text.includes(wording.text))
      ? { ...wording, reason: reword.earlier }
      : wording,
  );
  if (before === '' || named.some(({ text }) => text === before)) return { ...found, wordings: named };
  const notice = named.length > 0 ? found.notice : reword.onlyEarlier;
  return {
    ...found,
    wordings: [...named, { text: before, reason: reword.earlier }],
    ...(notice !== undefined && { notice }),
  };
}
