/** What could run in it, read without running it. It stands alone, so that a page can be given it as well. */
export function hostileIn(html: string): string[] {
  const { documentElement } = new DOMParser().parseFromString(`<div>${html}</div>`, 'text/html');
  const elements = [...documentElement.querySelectorAll('*')];
  const tags =
    /^(?:script|style|object|embed|base|form|meta|link|svg|math|template|noscript|plaintext|title)$/i;
  const isHostile = ({ name, value }: Attr) =>
    /^on|^style$|^srcdoc$/i.test(name) || /^\s*(?:javascript|vbscript):/i.test(value);
  return elements
    .filter((each) => tags.test(each.tagName) || [...each.attributes].some(isHostile))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}
