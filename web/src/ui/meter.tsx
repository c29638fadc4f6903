import { useId } from 'react';

type Props = {
  label: string;
  used: number;
  /** What its length shows: what is used, or what is left of it. */
  fills?: 'used' | 'left';
  limit: number | 'unlimited';
  /** Shown beside the label: "410 of 500 words". */
  amount: string;
};

const bands = [
  { from: 100, name: 'nearly-all', words: 'all used' },
  { from: 90, name: 'nearly-all', words: 'nearly all used' },
  { from: 70, name: 'low', words: 'running low' },
  { from: 50, name: 'half', words: 'more than half used' },
  { from: 0, name: 'plenty', words: 'plenty left' },
] as const;

const marks = [50, 70, 90];

const percentOf = (used: number, limit: number) => (limit <= 0 ? 100 : Math.min((used / limit) * 100, 100));

/** Without a limit there is no bar, only the words. */
export function Meter({ label, used, limit, amount, fills = 'used' }: Props) {
  const id = useId();
  if (limit === 'unlimited') {
    return (
      <div className="meter stack-2 small" data-band="unlimited">
        <div className="meter-words wrap">
          <span>{label}</span>
          <span className="numbers">{amount}</span>
        </div>
      </div>
    );
  }
  const percent = percentOf(used, limit);
  const shown = fills === 'left' ? 100 - Math.floor(percent) : Math.floor(percent);
  const band = bands.find(({ from }) => percent >= from);
  const words = `${shown}%${fills === 'left' ? ' left' : ''}, ${band?.words}`;

  return (
    <div className="meter stack-2 small" data-band={band?.name}>
      <div className="meter-words wrap">
        <span id={id}>{label}</span>
        <span className="numbers">{amount}</span>
      </div>
      {/* The native element carries the meaning; its look cannot be styled alike in all browsers. */}
      <meter
        className="visually-hidden"
        min={0}
        max={100}
        value={shown}
        aria-labelledby={id}
        aria-valuetext={`${amount}: ${words}`}
      />
      <svg width="100%" height="10" aria-hidden>
        <rect className="meter-track" width="100%" height="10" rx="1" />
        <rect
          className="meter-fill"
          width={`${fills === 'left' ? 100 - percent : percent}%`}
          height="10"
          rx="1"
        />
        {marks.map((mark) => {
          const at = `${fills === 'left' ? 100 - mark : mark}%`;
          return <line key={mark} className="meter-mark" x1={at} x2={at} y1="0" y2="10" />;
        })}
      </svg>
      <p className="meter-band fine" aria-hidden>
        {words}
      </p>
    </div>
  );
}
