export const frame = {
  viewBox: '0 0 20 20',
  width: 20,
  height: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

export const Cross = () => (
  <svg {...frame}>
    <path d="m5 5 10 10M15 5 5 15" />
  </svg>
);

export const ChevronDown = () => (
  <svg {...frame} className="chevron">
    <path d="m6 8 4 4 4-4" />
  </svg>
);

export const Bars = () => (
  <svg {...frame}>
    <path className="bar" d="M3 6.5h14" />
    <path className="bar" d="M3 13.5h14" />
  </svg>
);

export const HalfMoon = () => (
  <svg {...frame}>
    <circle cx="10" cy="10" r="6.5" />
    <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
  </svg>
);
