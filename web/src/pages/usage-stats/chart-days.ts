import type { UsageDay } from '#contract/usage.ts';

/** A day of the chart; a future day has no figures. */
type ChartDay = { day: string; known: UsageDay | null };

const day = 24 * 60 * 60 * 1000;

/** Adds the days left until the reset, so that the chart shows the whole period. */
export function chartDays(days: readonly UsageDay[], resetsAt: string): ChartDay[] {
  const known = days.map((each) => ({ day: each.day, known: each }));
  const last = days.at(-1);
  if (last === undefined) return known;
  const ahead: ChartDay[] = [];
  for (let moment = Date.parse(last.day) + day; moment <= Date.parse(resetsAt); moment += day) {
    ahead.push({ day: new Date(moment).toISOString().slice(0, 10), known: null });
  }
  return [...known, ...ahead];
}

/** Returns the smallest of 10, 20, 50, 100 … that no value exceeds; half of each is a round number for a grid line. */
export function axisTop(most: number): number {
  const power = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(most, 1))));
  const step = [1, 2, 5, 10].find((each) => each * power >= most) ?? 10;
  return step * power;
}

/** Returns the index of the slot, of `count` equally wide ones, that a position between 0 and 1 falls into. */
export const slotAt = (place: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.floor(place * count)));
