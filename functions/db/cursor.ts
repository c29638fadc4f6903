/** The last row of a page, after which the next page begins. The id orders rows of the same instant. */
export type Cursor = { at: number; id: string };

/** The cursor for the first page of a list that is ordered newest first. */
export const fromNewest: Cursor = { at: Number.MAX_SAFE_INTEGER, id: '' };

const written = ({ at, id }: Cursor) => `${at}.${id}`;

/** Parses a cursor. Returns null when none is given, and undefined when it is malformed. */
export function readCursor(given: string | undefined): Cursor | null | undefined {
  if (given === undefined) return null;
  const [, at, id] = /^(\d{1,15})\.([\w:-]{1,128})$/.exec(given) ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

/** Returns the rows of a page and the cursor of the next. `found` holds one extra row if there are more. */
export function pageOf<Row>(found: readonly Row[], size: number, cursorOf: (row: Row) => Cursor) {
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : written(cursorOf(last)) };
}
