const least = 85;
const most = 97;

/** A simulated figure from 85 to 97. `random` answers as `Math.random` does. */
export const humanScore = (random: () => number): number => least + Math.floor(random() * (most - least + 1));
