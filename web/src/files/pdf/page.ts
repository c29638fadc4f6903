/** Letters that a page draws at once. Lengths are in points, from the left and from the top; `y` is that of the line they stand on. */
export type Run = {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  toLeft: boolean;
  /** As the document calls it. */
  font: string;
};

export type Page = { width: number; height: number; runs: Run[] };
