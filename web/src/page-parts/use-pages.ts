import { useRef, useState } from 'react';
import type { Answer, Failed } from '#api-client';

export type Page<Entry> = { entries: readonly Entry[]; next: string | null };

/** Maps the answer of a call to a page of a list. */
export const asPage = <Data, Entry>(
  answer: Answer<Data>,
  pageOf: (data: Data) => Page<Entry>,
): Answer<Page<Entry>> => (answer.ok ? { ok: true, data: pageOf(answer.data) } : answer);

/** A paged list whose first page is already loaded. */
export function usePages<Entry>(
  first: Page<Entry>,
  readOn: (cursor: string) => Promise<Answer<Page<Entry>>>,
) {
  const [entries, setEntries] = useState(first.entries);
  const [next, setNext] = useState(first.next);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed>();
  const list = useRef<HTMLDivElement>(null);

  async function showMore(cursor: string): Promise<Failed | undefined> {
    setBusy(true);
    const answer = await readOn(cursor);
    setBusy(false);
    setFailure(answer.ok ? undefined : answer);
    if (!answer.ok) return answer;
    setEntries((known) => [...known, ...answer.data.entries]);
    setNext(answer.data.next);
    // After the last page the button that was pressed disappears.
    if (answer.data.next === null) list.current?.focus();
    return undefined;
  }

  return { entries, setEntries, next, busy, failure, list, showMore };
}
