import { useId } from 'react';

type Props = {
  label: string;
  used: number;
  limit: number | 'unlimited';
  /** What stands beside the label, in the words of whoever shows it: "410 of 500 words". */
  amount: string;
};

const bands = [
  { from: 90, name: 'nearly-all', words: 'nearly all used' },
  { from: 70, name: 'low', words: 'running low' },
  { from: 50, name: 'half', words: 'more than half used' },
  { from: 0, name: 'plenty', words: 'plenty left' },
] as const;

const marks = [50, 70, 90];

function percentOf(used: number, limit: number | 'unlimited'): number {
  if (limit === 'unlimited' || limit <= 0) return 100;
  return Math.min((used / limit) * 100, 100);
}

export function Meter({ label, used, limit, amount }: Props) {
  const id = useId();
  const percent = percentOf(used, limit);
  const unlimited = limit === 'unlimited';
  const band = unlimited ? undefined : bands.find(({ from }) => percent >= from);
  const words = band ? `${Math.floor(percent)}%, ${band.words}` : 'no limit';

  return (
    <div className="meter" data-band={band?.name ?? 'unlimited'}>
      <div className="meter-words">
        <span id={id}>{label}</span>
        <span className="meter-amount">{amount}</span>
      </div>
      {/* The native element carries the meaning; its look cannot be styled alike in all browsers. */}
      <meter
        className="visually-hidden"
        min={0}
        max={100}
        value={Math.floor(percent)}
        aria-labelledby={id}
        aria-valuetext={`${amount}: ${words}`}
      />
      <svg width="100%" height="10" aria-hidden>
        <rect className="meter-track" width="100%" height="10" rx="1" />
        <rect className="meter-fill" width={`${percent}%`} height="10" rx="1" />
        {!unlimited &&
          marks.map((mark) => (
            <line key={mark} className="meter-mark" x1={`${mark}%`} x2={`${mark}%`} y1="0" y2="10" />
          ))}
      </svg>
      <p className="meter-band" aria-hidden>
        {words}
      </p>
    </div>
  );
}
