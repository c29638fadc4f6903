export type Clock = { now: () => number; schedule: (run: () => void, milliseconds: number) => void };

export const clock: Clock = {
  now: () => Date.now(),
  schedule: (run, milliseconds) => void setTimeout(run, milliseconds),
};
