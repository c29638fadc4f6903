import { offeredWords as words } from '#content/tool/offered.ts';
import { useReview } from '../layout/use-review.ts';
import { drawnOf } from '../result/drawn.ts';
import type { Offered } from '../review/offered.ts';
import type { Finished } from '../workspace/workspace.ts';
import { goToNext, GroupRow } from './group-row.tsx';

type Props = { shown: Finished; offered: readonly Offered[]; name?: string };

/** What is proposed and not made: its switch makes it. */
export function OfferedRow({ shown, offered, name = words.kind }: Props) {
  const { accept, decline } = useReview();
  const decide = (by: (index: number) => void) => () => {
    for (const { index } of offered) by(index);
  };
  const { origins } = drawnOf(shown);
  return (
    <GroupRow
      name={name}
      label={`${words.leaveOut}: ${name}`}
      total={offered.length}
      kept={offered.filter(({ edit }) => edit !== null).length}
      onNext={() =>
        goToNext(shown, (_, at) => {
          const { of, index } = origins[at] ?? {};
          return of === 'offered' && offered.some((each) => each.index === index);
        })
      }
      onTakeBack={decide(decline)}
      onKeep={decide(accept)}
    />
  );
}
