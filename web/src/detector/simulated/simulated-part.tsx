import { simulatedNote } from '#content/tool/detector.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { Detecting, Provenance } from '../panel-parts.tsx';
import { useWork } from '../work.ts';
import { type CheckKind, type DetectionResult, type LookUp, runSimulatedCheck } from './simulated.ts';

const listed = (matches: readonly string[]) =>
  matches.length <= 3
    ? matches.join(', ')
    : `${matches.slice(0, 3).join(', ')} and ${matches.length - 3} more`;

function Results({ result }: { result: DetectionResult }) {
  const { ai_probability, human_probability, classification, indicators, recommendations, error } = result;
  return (
    <>
      <dl className="figures detection-figures">
        <div>
          <dt>AI Probability</dt>
          <dd>
            {ai_probability}% <Provenance of="simulated" />
          </dd>
        </div>
        <div>
          <dt>Human Probability</dt>
          <dd>
            {human_probability}% <Provenance of="simulated" />
          </dd>
        </div>
        <div className="detection-verdict">
          <dt>Classification</dt>
          <dd>
            {classification} <Provenance of="simulated" />
          </dd>
        </div>
      </dl>
      {error !== undefined && <p>{error}</p>}
      {indicators.length > 0 && (
        <>
          <h5>Indicators</h5>
          <ul>
            {indicators.map(({ type, matches }) => (
              <li key={type}>
                {type}: <i>{listed(matches)}</i>
              </li>
            ))}
          </ul>
        </>
      )}
      {recommendations.length > 0 && (
        <>
          <h5>Recommendations</h5>
          <ul>
            {recommendations.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Props = { text: string; kind: CheckKind; known: LookUp };

export function SimulatedPart({ text, kind, known }: Props) {
  const { work } = useWork<DetectionResult>(text, (checked, signal) =>
    runSimulatedCheck(checked, kind, signal, { known, random: Math.random }),
  );
  return (
    <div className="detection-part stack-3 small" aria-live="polite" aria-busy={work.phase === 'running'}>
      <h4>Simulated check</h4>
      {work.phase === 'done' ? <Results result={work.result} /> : <Detecting />}
      <p className="detection-note soft fine">
        {simulatedNote} <PageLink to={`${paths.scores}#simulated`}>What they are</PageLink>
      </p>
    </div>
  );
}
