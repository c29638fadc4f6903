/** The editor keeps every list as one flat `<ol>` whose items say their kind and depth; a page has real ones. */
export function nestLists(root: Element): void {
  for (const flat of root.querySelectorAll(':scope > ol')) {
    const open: { list: Element; kind: string }[] = [];
    const made: Element[] = [];
    for (const item of flat.children) {
      const kind = item.getAttribute('data-list') ?? 'ordered';
      const depth = Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? 0);
      open.length = Math.min(open.length, depth + 1);
      const tag = kind === 'ordered' ? 'ol' : 'ul';
      if (open.length === depth + 1 && open[depth]?.kind !== tag) open.length = depth;
      while (open.length <= depth) {
        const list = root.ownerDocument.createElement(tag);
        const above = open.at(-1)?.list;
        if (above === undefined) made.push(list);
        else
          (above.lastElementChild ?? above.appendChild(root.ownerDocument.createElement('li'))).append(list);
        open.push({ list, kind: tag });
      }
      open[depth]?.list.append(entryOf(item, kind));
    }
    flat.replaceWith(...made);
  }
}

function entryOf(item: Element, kind: string): Element {
  const entry = item.ownerDocument.createElement('li');
  const classes = [...item.classList].filter((name) => !name.startsWith('ql-indent-'));
  if (classes.length > 0) entry.className = classes.join(' ');
  if (kind === 'checked' || kind === 'unchecked') entry.dataset.list = kind;
  entry.append(...[...item.childNodes].map((node) => node.cloneNode(true)));
  return entry;
}
