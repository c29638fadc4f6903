// Functions that run in the page and are sent as source, so each must be self-contained.

export type Target = { role: string; name?: string; exact?: boolean };
export type Place = { x: number; y: number; rect: [number, number, number, number] };

declare global {
  interface Window {
    sought?: Element | null;
  }
}

/** Returns the point at which a pointer meets the element of this role and name, or a sentence about why it cannot yet. */
export function locate({ role, name, exact = true }: Target): Place | string {
  const selectors: Record<string, string> = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    textbox:
      'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea, [role=textbox], [contenteditable=true]',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox], [role=switch]',
    tab: '[role=tab]',
    region: 'section[aria-label], section[aria-labelledby], [role=region], aside, main, header',
  };
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], [hidden]')) hidden.remove();
    return clean(copy.textContent);
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    const labelling = by?.split(' ').map((id) => textOf(document.getElementById(id) ?? element));
    if (labelling) return clean(labelling.join(' '));
    const label = element.getAttribute('aria-label');
    if (label) return clean(label);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    if (labels.length > 0) return clean(labels.map(textOf).join(' '));
    // Regions are not named by their content, which would take long to read.
    return role === 'region' ? '' : textOf(element) || clean(element.getAttribute('title'));
  };
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const element = [...modal.querySelectorAll(selectors[role] ?? role)].find(
    (candidate) =>
      isSeen(candidate) &&
      (name === undefined || (exact ? nameOf(candidate) === name : nameOf(candidate).includes(name))),
  );
  window.sought = element ?? null;
  const called = `${role} “${name ?? ''}”`;
  if (!element) return `There is no ${called}.`;
  if (element.matches(':disabled')) return `The ${called} is disabled.`;
  // Until then a click may be lost, or its target may move.
  if (document.readyState !== 'complete' || document.fonts.status !== 'loaded')
    return 'The page is still loading.';
  const shown =
    role === 'radio' || role === 'checkbox'
      ? ((element as HTMLInputElement).labels?.[0] ?? element)
      : element;
  shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
  const middle = {
    x: Math.round(Math.min(Math.max(x + width / 2, 0), innerWidth - 1)),
    y: Math.round(Math.min(Math.max(y + height / 2, 0), innerHeight - 1)),
  };
  const met = document.elementFromPoint(middle.x, middle.y);
  const isMet =
    met !== null && (shown.contains(met) || met.contains(shown) || met.closest('label')?.control === element);
  if (!isMet && role !== 'region') {
    return `The ${called} is covered by ${met?.outerHTML.slice(0, 120)}.`;
  }
  return { ...middle, rect: [x, y, width, height] };
}

/** Returns the visible text of the element in its lines, or the value of a field. */
export function read(target: Target | null): string {
  const element = target === null ? document.body : window.sought;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return (element as HTMLElement | null)?.innerText ?? '';
}

/** Returns complaints about text that is cut off or outside the window, and about controls that overlap. */
export function crowded(): string[] {
  const complaints: string[] = [];
  const slack = 2;
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    return !element.closest('.visually-hidden, [aria-hidden=true], [inert], option');
  };
  const described = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  /** Returns the layer that stays in place while the page scrolls, which may cover what scrolls below it. */
  const layerOf = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(box).position) || box.matches('dialog, [popover]')) return box;
    }
    return null;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.textContent?.trim() ||
      parent.closest('script, style, template, svg') ||
      !isSeen(parent)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    let clipped = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, position, webkitLineClamp } = getComputedStyle(box);
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      if (scrolls) clipped = true;
      const shortens = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (scrolls || shortens || position === 'fixed') break;
      const cuts = /hidden|clip/;
      const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
      const isOutside = rect.left >= right || rect.right <= left || rect.top >= bottom || rect.bottom <= top;
      // An element that is collapsed to nothing, or completely outside, is hidden, not cut.
      if (cuts.test(overflowX + overflowY) && (width <= 1 || height <= 1 || isOutside)) {
        clipped = true;
        break;
      }
      const isCut =
        (cuts.test(overflowX) && (rect.left < left - slack || rect.right > right + slack)) ||
        (cuts.test(overflowY) && (rect.top < top - slack || rect.bottom > bottom + slack));
      if (isCut && !box.matches('.source-sample, .visually-hidden')) {
        complaints.push(`cut: ${described(parent)} in ${box.tagName.toLowerCase()}.${box.className}`);
        clipped = true;
        break;
      }
    }
    if (!clipped && (rect.right > innerWidth + slack || rect.left < -slack)) {
      complaints.push(`outside the window: ${described(parent)}`);
    }
  }
  const controls = [
    ...document.querySelectorAll('button, a[href], select, summary, input:not([type=file])'),
  ].filter((element) => isSeen(element) && element.getClientRects().length === 1);
  /** Returns the box of an element, limited to what the scroll containers around it show. */
  const shown = (element: Element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const outer = box.getBoundingClientRect();
      [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
      [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
    }
    return { left, right, top, bottom };
  };
  const placed = controls.map((element) => ({ element, layer: layerOf(element), box: shown(element) }));
  for (const [at, { element: one, layer, box: a }] of placed.entries()) {
    for (const { element: other, layer: otherLayer, box: b } of placed.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || layer !== otherLayer) continue;
      // A button inside its field.
      if (one.parentElement?.contains(other) && one.parentElement.matches('.field-with-button')) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide <= slack || high <= slack) continue;
      complaints.push(`${described(one)} overlaps ${described(other)}`);
    }
  }
  return complaints;
}

/** Returns the visible removed words that are not struck through. */
export function unstruck(): string[] {
  return [...document.querySelectorAll('del, .edit-struck')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
    )
    .filter((element) => !element.closest('.visually-hidden'))
    .filter((element) => !getComputedStyle(element).textDecorationLine.includes('line-through'))
    .map((element) => element.textContent ?? '');
}

/** Returns the names of select menus that have the system's appearance and not the page's. */
export function drawnBySystem(): string[] {
  return [...document.querySelectorAll('select')]
    .filter((select) => getComputedStyle(select).appearance !== 'none')
    .map(({ name, labels }) => name || (labels[0]?.textContent ?? ''));
}

/** Returns the boxes of the parts, relative to the left edge of the element `from` if there is one. */
export function boxes(parts: Record<string, string>, from?: string): Record<string, number[] | null> {
  const left = from === undefined ? 0 : (document.querySelector(from)?.getBoundingClientRect().x ?? 0);
  return Object.fromEntries(
    Object.entries(parts).map(([name, selector]) => {
      const element = [...document.querySelectorAll(selector)].find(
        (found) => found.getClientRects().length > 0,
      );
      if (!element) return [name, null];
      const { x, y, width, height } = element.getBoundingClientRect();
      return [name, [x - left, y, width, height].map(Math.round)];
    }),
  );
}
