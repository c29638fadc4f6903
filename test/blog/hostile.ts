/** Returns the elements that could run a script, without running them. Self-contained, so that a page can run it as well. */
export function hostileIn(html: string): string[] {
  const { documentElement } = new DOMParser().parseFromString(`<div>${html}</div>`, 'text/html');
  const tags =
    /^(?:script|style|object|embed|base|form|meta|link|svg|math|template|noscript|plaintext|title)$/i;
  const attributes = /^on|^style$|^srcdoc$/i;
  const addresses = /^\s*(?:javascript|vbscript):/i;
  return [...documentElement.querySelectorAll('*')]
    .filter(
      (each) =>
        tags.test(each.tagName) ||
        [...each.attributes].some(({ name, value }) => attributes.test(name) || addresses.test(value)),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}
