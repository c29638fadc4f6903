export type Clock = { now: () => number; later: (run: () => void, milliseconds: number) => void };

export const clock: Clock = {
  now: () => Date.now(),
  later: (run, milliseconds) => void setTimeout(run, milliseconds),
};
