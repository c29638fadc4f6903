/** One example: the positions of its inputs that are not 0, and their values. */
export type Example = { at: Uint32Array; value: Float64Array; label: 0 | 1; weight: number };

type Fit = { weights: Float64Array; intercept: number };

const MEMORY = 10;
const STEPS = 200;
const TOLERANCE = 1e-4;

/** Fits a logistic regression with an L2 penalty by L-BFGS, starting at zero: the same examples give the same weights. */
export function fitLogistic(examples: readonly Example[], size: number, penalty: number): Fit {
  let point: Float64Array = new Float64Array(size + 1);
  let { loss, slope } = lossAt(examples, point, penalty);
  const first = norm(slope);
  const moves: { move: Float64Array; turn: Float64Array; rho: number }[] = [];
  for (let step = 0; step < STEPS && norm(slope) > TOLERANCE * first; step++) {
    const direction = descent(slope, moves);
    const drop = dot(direction, slope);
    let length = step === 0 ? 1 / first : 1;
    let next = along(point, direction, length);
    let there = lossAt(examples, next, penalty);
    while (there.loss > loss + 1e-4 * length * drop && length > 1e-12) {
      length /= 2;
      next = along(point, direction, length);
      there = lossAt(examples, next, penalty);
    }
    const move = along(next, point, -1);
    const turn = along(there.slope, slope, -1);
    const bend = dot(move, turn);
    if (bend > 1e-12) moves.push({ move, turn, rho: 1 / bend });
    if (moves.length > MEMORY) moves.shift();
    point = next;
    ({ loss, slope } = there);
  }
  return { weights: point.slice(0, size), intercept: point[size] ?? 0 };
}

function scoreOf({ weights, intercept }: Fit, { at, value }: Pick<Example, 'at' | 'value'>): number {
  let score = intercept;
  for (let index = 0; index < at.length; index++)
    score += (weights[at[index] ?? 0] ?? 0) * (value[index] ?? 0);
  return score;
}

function lossAt(examples: readonly Example[], point: Float64Array, penalty: number) {
  const size = point.length - 1;
  const slope = new Float64Array(size + 1);
  const fit = { weights: point.subarray(0, size), intercept: point[size] ?? 0 };
  let loss = 0;
  for (const example of examples) {
    const { at, value, label, weight } = example;
    const margin = label === 1 ? scoreOf(fit, example) : -scoreOf(fit, example);
    loss += weight * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
    const pull = ((label === 1 ? -1 : 1) * weight) / (1 + Math.exp(margin));
    for (let index = 0; index < at.length; index++) {
      const column = at[index] ?? 0;
      slope[column] = (slope[column] ?? 0) + pull * (value[index] ?? 0);
    }
    slope[size] = (slope[size] ?? 0) + pull;
  }
  for (let column = 0; column < size; column++) {
    const weight = point[column] ?? 0;
    loss += 0.5 * penalty * weight * weight;
    slope[column] = (slope[column] ?? 0) + penalty * weight;
  }
  return { loss, slope };
}

function descent(
  slope: Float64Array,
  moves: readonly { move: Float64Array; turn: Float64Array; rho: number }[],
): Float64Array {
  const direction = slope.map((value) => -value);
  const shares: number[] = [];
  for (const { move, turn, rho } of moves.toReversed()) {
    const share = rho * dot(move, direction);
    shares.push(share);
    addTo(direction, turn, -share);
  }
  const last = moves.at(-1);
  if (last) {
    const scale = 1 / (last.rho * dot(last.turn, last.turn));
    for (let column = 0; column < direction.length; column++)
      direction[column] = (direction[column] ?? 0) * scale;
  }
  for (const { move, turn, rho } of moves)
    addTo(direction, move, (shares.pop() ?? 0) - rho * dot(turn, direction));
  return direction;
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let column = 0; column < left.length; column++) sum += (left[column] ?? 0) * (right[column] ?? 0);
  return sum;
}

const norm = (vector: Float64Array): number => Math.sqrt(dot(vector, vector));

function addTo(target: Float64Array, vector: Float64Array, times: number): void {
  for (let column = 0; column < target.length; column++)
    target[column] = (target[column] ?? 0) + times * (vector[column] ?? 0);
}

function along(from: Float64Array, direction: Float64Array, length: number): Float64Array {
  const point = Float64Array.from(from);
  addTo(point, direction, length);
  return point;
}
