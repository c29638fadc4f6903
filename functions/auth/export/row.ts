export type Row = Record<string, string | number | boolean | Date | Date[] | readonly string[] | null>;

/** Of no use to their owner, but to a thief. */
const secrets = new Set(['passwordHash', 'secretHash', 'tokenHash']);

export const rowOnWire = (row: Row) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !secrets.has(name))
      .map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );
