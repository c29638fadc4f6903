import { useMemo } from 'react';
import { chargedWords } from '#contract/words.ts';
import { parts as words } from '#content/tool/parts.ts';
import { buttonClass } from '#ui/button.tsx';
import { inFigures } from '#words/figures.ts';
import { useDocument, useInView } from '../layout/in-view.ts';
import type { Asked } from '../review/finished.ts';
import { partsInWords } from '../review/parts/offer.ts';
import { resultIn } from '../workspace/workspace.ts';

const states = { done: 'Done', running: 'Running', waiting: 'Waiting' };

/** The parts of a long text with their word counts, shown until all of them are done. */
export function Parts() {
  const asked = useInView((state) => {
    const { asked: now } = state.run.phase === 'running' ? state.run : (resultIn(state) ?? {});
    return partsInWords(state) === '' ? null : (now ?? null);
  });
  return asked?.parts ? <PartsOf source={asked.source} parts={asked.parts} /> : null;
}

function PartsOf({ source, parts }: { source: string; parts: NonNullable<Asked['parts']> }) {
  const { spans, at } = parts;
  const inWords = useInView(partsInWords);
  const isRunning = useInView(({ run }) => run.phase === 'running');
  const counts = useMemo(
    () => spans.map(({ start, end }) => chargedWords(source.slice(start, end))),
    [source, spans],
  );
  return (
    <section className="parts" aria-label="Parts">
      <p className="parts-state semibold">{inWords}</p>
      <PartsButton />
      <ol>
        {counts.map((count, index) => {
          const isAt = isRunning && index === at;
          const state = isAt ? 'running' : index < at + (isRunning ? 0 : 1) ? 'done' : 'waiting';
          return (
            <li key={spans[index]?.start} data-state={state} aria-current={isAt ? 'step' : undefined}>
              <span>{inFigures(index + 1)}</span>
              <span>{states[state]}</span>
              <span>{inFigures(count)} words</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Stops after the part that is running, or continues with the remaining parts. */
export function PartsButton() {
  const { stopAfterPart, goOn } = useDocument();
  const isRunning = useInView(({ run }) => run.phase === 'running');
  const stops = useInView((state) => state.stopsAfterPart);
  const press = () => (isRunning ? stopAfterPart(!stops) : void goOn());
  return (
    <button type="button" className={`${buttonClass('quiet')} button-small`} onClick={press}>
      {isRunning && !stops ? words.stop : words.goOn}
    </button>
  );
}
