import { useId } from 'react';
import { EstimatePart } from './measured/estimate-part.tsx';
import { MeasuredDetails } from './measured/measured-details.tsx';
import { measure, type Measurement } from './measured/measured.ts';
import { estimateInWords } from './results-in-words.ts';
import { SimulatedFold } from './simulated/simulated-fold.tsx';
import { SimulatedPart } from './simulated/simulated-part.tsx';
import type { CheckKind, LookUp } from './simulated/simulated.ts';
import { useWork } from './work.ts';

type Props = {
  title: string;
  /** The text as it was when the check was requested; another text starts the check again. */
  text: string;
  kind: CheckKind;
  /** Looks up whether a text was humanized here. */
  known: LookUp;
  /** Called when the text has been measured, or could not be. */
  onChecked?: () => void;
};

export default function DetectionPanel({ title, text, kind, known, onChecked }: Props) {
  const heading = useId();
  const { work, retry } = useWork<Measurement>(text, (checked, signal) =>
    measure(checked, signal).finally(() => {
      if (!signal.aborted) onChecked?.();
    }),
  );
  const running = work.phase === 'running';

  return (
    <section className="detection rule-above stack-5" aria-labelledby={heading} aria-busy={running}>
      <h3 id={heading}>{title}</h3>
      <EstimatePart work={work} kind={kind} onRetry={retry} />
      {work.phase === 'done' && <MeasuredDetails text={text} measurement={work.result} />}
      {!running && (
        <SimulatedFold className="scores rule-above">
          <SimulatedPart text={text} kind={kind} known={known} />
        </SimulatedFold>
      )}
      <output className="visually-hidden">
        {running ? 'Detecting...' : work.phase === 'done' && estimateInWords(work.result.estimate)}
      </output>
    </section>
  );
}
