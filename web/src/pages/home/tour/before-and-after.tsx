import { humanRange } from '#prose/signals/human-range.ts';
import { signalLabels } from '#prose/signals/labels.ts';
import { measuredSample, science } from '#content/home.ts';

type Measured = (typeof measuredSample)[number];

/** From nothing to a little beyond the larger value, or the end of the human range. */
function Drawing({ signal, before, after }: Measured) {
  const { low, high } = humanRange[signal];
  const end = 1.06 * Math.max(before, after, high);
  const place = (amount: number) => `${(100 * amount) / end}%`;
  return (
    <svg width="100%" height="24" aria-hidden>
      <line className="drawing-axis" x1="0" x2="100%" y1="12" y2="12" />
      <rect className="drawing-range" x={place(low)} width={place(high - low)} y="2" height="20" />
      <line className="measured-way" x1={place(after)} x2={place(before)} y1="12" y2="12" />
      <circle className="measured-before" cx={place(before)} cy="12" r="5" />
      <circle className="drawing-value" cx={place(after)} cy="12" r="6" />
    </svg>
  );
}

export const BeforeAndAfter = () => (
  <figure className="measured">
    <figcaption>{science.sample}</figcaption>
    <ul>
      {measuredSample.map((measured) => {
        const { label, unit } = signalLabels[measured.signal];
        return (
          <li key={measured.signal}>
            <p className="measured-label">
              {label} <span>{unit}</span>
            </p>
            <Drawing {...measured} />
            <p className="measured-figures">
              {measured.before.toFixed(1)} <span aria-hidden>→</span>
              <span className="visually-hidden">before,</span> <strong>{measured.after.toFixed(1)}</strong>
              <span className="visually-hidden"> after</span>
            </p>
          </li>
        );
      })}
    </ul>
    <p className="measured-key">
      <svg width="28" height="16" aria-hidden>
        <rect className="drawing-range" width="28" height="16" />
      </svg>
      nine in ten texts by people
    </p>
  </figure>
);
