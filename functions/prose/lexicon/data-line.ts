/** Lines of a word and what belongs to it: its forms, or what may stand behind it. */
export const rowsOf = (data: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    data
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [first = '', ...others] = line.split(' ');
        return [first, others];
      }),
  );
