import type { MultipleDrawing } from './drawings.ts';

const box = ({ from, to }: { from: number; to: number }) => ({ x: `${from}%`, width: `${to - from}%` });

/** The human range shaded, the half of human texts in its middle darker, their median a tick. */
export const RangeDrawing = ({ band, half, median }: MultipleDrawing) => (
  <>
    <line className="drawing-axis" x1="0" x2="100%" y1="12" y2="12" />
    <rect className="drawing-range" {...box(band)} y="2" height="20" />
    <rect className="drawing-half" {...box(half)} y="2" height="20" />
    <line className="drawing-tick" x1={`${median}%`} x2={`${median}%`} y1="2" y2="22" />
  </>
);
