/** The constants of the simulated check; the page /scores tells of them. */
export const simulation = {
  base: 0.8,
  lowest: 0.75,
  highest: 0.95,
  /** In percent, of a text that came from here. */
  known: { lowest: 8, highest: 20 },
  delay: { input: 1500, output: 1200 },
  shown: 3,
} as const;
