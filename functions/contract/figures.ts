/** As `Intl.NumberFormat('en')` writes it. Making one of those holds a slow phone for longer than drawing a page does. */
export function inFigures(count: number, digits = 0): string {
  const [whole = '', fraction] = count.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
