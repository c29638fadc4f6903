/** The last row of a page, after which the next page begins. Rows of the same instant are distinguished by their ids. */
export type Cursor = { at: number; id: string };

/** For the first page of a list that begins with the newest. */
export const fromNewest: Cursor = { at: Number.MAX_SAFE_INTEGER, id: '' };

const written = ({ at, id }: Cursor) => `${at}.${id}`;

/** Null where none is given; undefined where what is given is none of ours. */
export function readCursor(given: string | undefined): Cursor | null | undefined {
  if (given === undefined) return null;
  const [, at, id] = /^(\d{1,15})\.([\w:-]{1,128})$/.exec(given) ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

/** The rows of a page, and where the next one begins. `found` holds one row more than a page where there are more. */
export function pageOf<Row>(found: readonly Row[], size: number, cursorOf: (row: Row) => Cursor) {
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : written(cursorOf(last)) };
}
