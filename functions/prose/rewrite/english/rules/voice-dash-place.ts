/** Marks in whose place dashes may stand, by the index of their tokens, and how well they would. */
export type DashPlace = { marks: readonly number[]; fit: number; does: string };
