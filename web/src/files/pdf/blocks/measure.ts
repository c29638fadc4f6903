import type { Flow } from '../lines/flows.ts';
import { commonestSize, type Row } from '../lines/lines.ts';

/** How a document is set: the size of its prose, and from one line to the next as a share of it. */
export type Measure = { size: number; pitch: number; edgesOf: (flow: Flow) => Edges };
/** Where the lines of a column begin, and where a full one ends. */
export type Edges = { left: number; right: number };

const usualPitch = 1.2;

export function measureOf(flows: readonly Flow[]): Measure {
  const rows = flows.flatMap((flow) => flow.rows);
  const size = commonestSize(rows);
  const steps = flows.flatMap((flow) => stepsIn(flow, size));
  return { size, pitch: median(steps) ?? usualPitch, edgesOf: edgesIn(flows, size) };
}

const stepsIn = ({ rows }: Flow, size: number) =>
  rows.flatMap((row, at) => {
    const before = rows[at - 1];
    const step = before === undefined ? 0 : (row.y - before.y) / size;
    return before?.size === row.size && isOfSize(row, size) && step > 0.9 && step < 3 ? [step] : [];
  });

/** Nearly as large. */
export const isOfSize = (row: Row, size: number) => Math.abs(row.size - size) < 0.06 * size;

/** The lower one: where every paragraph is one line, the steps between lines are few. */
const median = (lengths: readonly number[]): number | undefined =>
  lengths.toSorted((one, other) => one - other)[Math.floor((lengths.length - 1) * 0.4)];

const leftOf = ({ rows }: Flow) => Math.min(...rows.map(({ left }) => left));

/** Columns that begin at the same place share their edges, since the last of a page may hold only short lines. */
function edgesIn(flows: readonly Flow[], size: number): (flow: Flow) => Edges {
  const placeOf = (flow: Flow) => `${flow.isColumn} ${Math.round(leftOf(flow) / (3 * size))}`;
  const places = new Map<string, Edges>();
  for (const [place, those] of Map.groupBy(flows, placeOf)) {
    const rows = those.flatMap((flow) => flow.rows).filter((row) => isOfSize(row, size));
    const longest = Math.max(...rows.map(({ right }) => right));
    const ends = rows.map(({ right }) => right).filter((right) => right > 0.8 * longest);
    const right = ends.toSorted((one, other) => one - other)[Math.floor(0.9 * (ends.length - 1))] ?? longest;
    places.set(place, { left: Math.min(...those.map(leftOf)), right });
  }
  return (flow) => places.get(placeOf(flow)) ?? { left: leftOf(flow), right: Infinity };
}
