/** Highlights a range, where the browser has CSS highlights, instead of the one before; null removes that one. */
export function highlight(range: Range | null) {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('pointed');
  // oxlint-disable-next-line compat/compat -- marked only where the browser has highlights
  if (range) CSS.highlights.set('pointed', new Highlight(range));
}

/** The top and height of the visual line that holds a character. */
function boxIn(line: HTMLElement, letter: number): { top: number; height: number } {
  const words = line.firstChild;
  if (!(words instanceof Text)) return { top: line.offsetTop, height: line.offsetHeight };
  const range = document.createRange();
  range.setStart(words, Math.min(letter, words.length - 1));
  range.setEnd(words, Math.min(letter + 1, words.length));
  const { top, height } = range.getBoundingClientRect();
  return { top: line.offsetTop + top - line.getBoundingClientRect().top, height };
}

const topIn = (line: HTMLElement, letter: number): number => boxIn(line, letter).top;

/** Binary search for the last index for which `holds` is true. It must be true up to some index and false after it. */
function lastOf(count: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Lays out a field's text once more behind it, because only text outside a field can be measured and marked. `upTo`: lines
 * that begin after this offset are left out.
 */
export function createMirror(field: HTMLTextAreaElement, upTo = Infinity) {
  const mirror = document.createElement('div');
  mirror.className = 'field-mirror';
  mirror.inert = true;
  // A part of the text may need no scrollbar, but it must be as narrow as the field with its scrollbar.
  if (upTo < Infinity) mirror.style.overflowY = field.scrollHeight > field.clientHeight ? 'scroll' : 'hidden';
  field.before(mirror);
  let text: string | null = null;
  /** Where each line of the text begins. */
  let starts: number[] = [];

  function layOut() {
    if (field.value === text) return;
    text = field.value;
    mirror.toggleAttribute('data-long', field.dataset.long !== undefined);
    starts = [];
    let at = 0;
    const line = text.indexOf('\n', upTo);
    const lines = (line === -1 ? text : text.slice(0, line)).split('\n').map((words) => {
      starts.push(at);
      at += words.length + 1;
      const drawn = document.createElement('div');
      drawn.textContent = words === '' ? '\u200b' : words;
      return drawn;
    });
    mirror.replaceChildren(...lines);
  }

  const lineAt = (index: number): HTMLElement | null => {
    const line = mirror.children[index];
    return line instanceof HTMLElement ? line : null;
  };

  function boxOf(place: number) {
    layOut();
    const index = lastOf(starts.length, (each) => (starts[each] ?? 0) <= place);
    const line = lineAt(index);
    return line === null ? { top: 0, height: 0 } : boxIn(line, place - (starts[index] ?? 0));
  }

  return {
    /** The vertical position of a place in the text. */
    topOf: (place: number): number => boxOf(place).top,
    /** The vertical middle of the line at a place in the text. */
    middleOf(place: number): number {
      const { top, height } = boxOf(place);
      return top + height / 2;
    },
    /** The place in the text at a vertical position. */
    placeAt(top: number): number {
      layOut();
      const index = lastOf(starts.length, (each) => (lineAt(each)?.offsetTop ?? 0) <= top);
      const line = lineAt(index);
      const letters = line?.textContent.length ?? 0;
      const letter = line === null ? 0 : lastOf(letters + 1, (each) => topIn(line, each) <= top);
      return (starts[index] ?? 0) + letter;
    },
    /** Highlights a span of the text; null removes the highlight. */
    point(place: { start: number; end: number } | null) {
      highlight(null);
      if (place === null) return;
      layOut();
      const [from, to] = [place.start, place.end].map((each) => {
        const index = lastOf(starts.length, (line) => (starts[line] ?? 0) <= each);
        return { words: lineAt(index)?.firstChild, letter: each - (starts[index] ?? 0) };
      });
      if (!(from?.words instanceof Text) || !(to?.words instanceof Text)) return;
      const range = document.createRange();
      range.setStart(from.words, Math.min(from.letter, from.words.length));
      range.setEnd(to.words, Math.min(to.letter, to.words.length));
      highlight(range);
    },
    scroll: (top: number) => {
      mirror.scrollTop = top;
    },
    remove() {
      highlight(null);
      mirror.remove();
    },
  };
}
