import { useId } from 'react';
import { EstimatePart } from './measured/estimate-part.tsx';
import { MeasuredDetails } from './measured/measured-details.tsx';
import { measure, type Measurement } from './measured/measured.ts';
import { resultsInWords } from './results-in-words.ts';
import { SimulatedPart } from './simulated/simulated-part.tsx';
import {
  type CheckKind,
  type DetectionResult,
  type LookUp,
  runSimulatedCheck,
} from './simulated/simulated.ts';
import { useWork } from './work.ts';

type Props = {
  title: string;
  /** The text as it was when the check was requested; another text starts the check again. */
  text: string;
  kind: CheckKind;
  /** Whether a text was humanized here. */
  known: LookUp;
  /** Called when the simulated check, which takes a while, is finished. */
  onChecked?: () => void;
};

export default function DetectionPanel({ title, text, kind, known, onChecked }: Props) {
  const heading = useId();
  const simulated = useWork<DetectionResult>(text, async (checked, signal) => {
    const result = await runSimulatedCheck(checked, kind, signal, { known, random: Math.random });
    onChecked?.();
    return result;
  });
  const measured = useWork<Measurement>(text, measure);
  const running = simulated.work.phase === 'running' || measured.work.phase === 'running';

  return (
    <section className="detection rule-above stack-5" aria-labelledby={heading} aria-busy={running}>
      <h3 id={heading}>{title}</h3>
      <div className="detection-pair stack-6">
        <SimulatedPart work={simulated.work} />
        <EstimatePart work={measured.work} kind={kind} onRetry={measured.retry} />
      </div>
      {measured.work.phase === 'done' && <MeasuredDetails text={text} measurement={measured.work.result} />}
      <output className="visually-hidden">
        {running ? 'Detecting...' : resultsInWords(simulated.work, measured.work)}
      </output>
    </section>
  );
}
