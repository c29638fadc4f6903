/** Formats a number like `Intl.NumberFormat('en')`, which takes a slow phone longer to create than a page to render. */
export function inFigures(count: number, digits = 0): string {
  const [whole = '', fraction] = count.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
