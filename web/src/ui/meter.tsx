import { useId } from 'react';

type Props = {
  label: string;
  used: number;
  /** Whether the bar shows what is used or what is left. */
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

/** Without a limit the bar is full. */
export function Meter({ label, used, limit, amount, fills = 'used' }: Props) {
  const id = useId();
  const isUnlimited = limit === 'unlimited';
  const percent = isUnlimited ? 0 : percentOf(used, limit);
  const filled = isUnlimited ? 100 : fills === 'left' ? 100 - percent : percent;
  const shown = fills === 'left' ? Math.ceil(filled) : Math.floor(filled);
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
        aria-valuetext={isUnlimited ? amount : `${amount}: ${words}`}
      />
      <svg width="100%" height="10" aria-hidden>
        <rect className="meter-track" width="100%" height="10" rx="1" />
        <rect className="meter-fill" width={`${filled}%`} height="10" rx="1" />
        {(isUnlimited ? [] : marks).map((mark) => {
          const at = `${fills === 'left' ? 100 - mark : mark}%`;
          return <line key={mark} className="meter-mark" x1={at} x2={at} y1="0" y2="10" />;
        })}
      </svg>
      {!isUnlimited && (
        <p className="meter-band fine" aria-hidden>
          {words}
        </p>
      )}
    </div>
  );
}
