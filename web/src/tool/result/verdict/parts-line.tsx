import { parts as words } from '#content/tool/parts.ts';
import { inFigures } from '#words/figures.ts';
import { useInView } from '../../layout/in-view.ts';
import { PartsButton } from '../../sidebar/parts.tsx';
import type { Parts } from '../../review/finished.ts';
import { partsInWords } from '../../review/parts/offer.ts';
import { ProgressRule, TwoLines } from './two-lines.tsx';

/** The progress of a text in parts, and the button to stop or continue. */
export function PartsLine({ parts: { spans, at }, reader = '' }: { parts: Parts; reader?: string }) {
  const left = useInView(partsInWords);
  const isRunning = useInView(({ run }) => run.phase === 'running');
  const stops = useInView((state) => state.stopsAfterPart);
  const come = isRunning ? at : at + 1;
  return (
    <TwoLines
      first={isRunning ? words.running(inFigures(at + 1), inFigures(spans.length)) : words.stopped}
      button={<PartsButton />}
      rule={<ProgressRule share={come / spans.length} />}
    >
      {reader} {isRunning ? (stops ? words.stops : words.meanwhile) : left}
    </TwoLines>
  );
}
