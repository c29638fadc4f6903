import { shiftedSigns } from '../../markdown/shifted-signs.ts';
import type { Run } from '../page.ts';

/** Figures that stand higher or lower than their line keep their meaning: 10⁵, H₂O. */
export function raisedOrLowered({ text, y, size }: Run, line: { y: number; size: number }): string {
  const by = (line.y - y) / line.size;
  if (size > 0.85 * line.size || (by > -0.05 && by < 0.15)) return text;
  const signs = shiftedSigns(text.trim(), by > 0 ? 'raised' : 'lowered');
  return signs === null ? text : text.replace(text.trim(), signs);
}
