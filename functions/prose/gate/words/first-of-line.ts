/** Each word by the first of its line: those of one line say the same. */
export const firstOfLine = (lines: readonly string[], between = ' '): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => line.split(between).map((word, _, [first = word]) => [word, first] as const)),
  );
