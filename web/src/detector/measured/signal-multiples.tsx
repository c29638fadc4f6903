import { signalLabels } from '#prose/signals/labels.ts';
import { drawMultiple, type MultipleDrawing } from './drawings.ts';
import type { MeasuredSignal } from './measured.ts';

const box = ({ from, to }: { from: number; to: number }) => ({ x: `${from}%`, width: `${to - from}%` });

/** Draws the human range shaded, the middle half of human texts darker, and their median as a tick. */
export const RangeDrawing = ({ band, half, median }: MultipleDrawing) => (
  <>
    <line className="drawing-axis" x1="0" x2="100%" y1="12" y2="12" />
    <rect className="drawing-range" {...box(band)} y="2" height="20" />
    <rect className="drawing-half" {...box(half)} y="2" height="20" />
    <line className="drawing-tick" x1={`${median}%`} x2={`${median}%`} y1="2" y2="22" />
  </>
);

const places = {
  below: 'below the human range',
  inside: 'usual',
  above: 'above the human range',
  too_short: 'too few sentences to compare',
} as const;

/** Draws this text as a dot on the human range. */
function Multiple({ value, human, sentence }: MeasuredSignal) {
  const drawn = drawMultiple(value, human);
  return (
    <svg className="multiple-drawing" role="img" aria-label={sentence} width="100%" height="24">
      <RangeDrawing {...drawn} />
      {drawn.beyond === null ? (
        <circle className="drawing-value" cx={`${drawn.value}%`} cy="12" r="5" />
      ) : (
        <svg x={`${drawn.value}%`} overflow="visible">
          <path
            className="drawing-value"
            d={drawn.beyond === 'right' ? 'M-9 5 0 12-9 19z' : 'M9 5 0 12 9 19z'}
          />
        </svg>
      )}
    </svg>
  );
}

const inFigures = ({ name, value }: MeasuredSignal) => value.toFixed(signalLabels[name].digits);

export function SignalMultiples({ signals }: { signals: readonly MeasuredSignal[] }) {
  const outside = signals.filter(({ place }) => place === 'above' || place === 'below');
  const compared = signals.some(({ place }) => place !== 'too_short');
  return (
    <>
      {compared && (
        <p>
          {outside.length} of {signals.length} are outside the shaded range, where nine in ten human texts
          are.
        </p>
      )}
      <ul className="multiples stack-5">
        {signals.map((signal) => (
          <li key={signal.name} data-place={signal.place}>
            <p className="multiple-label fine">{signal.label}</p>
            <p className="multiple-value lead">
              {inFigures(signal)} <span>{signal.unit}</span>
            </p>
            <Multiple {...signal} />
            <p className="multiple-place">{places[signal.place]}</p>
          </li>
        ))}
      </ul>
      <details className="detection-more">
        <summary className="touch small">The same in words</summary>
        <ul>
          {signals.map(({ name, label, sentence }) => (
            <li key={name}>
              <strong>{label}.</strong> {sentence}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
