import type { Look } from './looks.ts';

type Wrap = { key: string; make: (document: Document) => HTMLElement };
type Open = { key: string; node: HTMLElement };

const raisable = /^[\d+\-−=()]+$/;

function wrapsOf(look: Look, words: string): Wrap[] {
  const wraps: Wrap[] = [];
  const add = (tag: string) => wraps.push({ key: tag, make: (document) => document.createElement(tag) });
  const { link } = look;
  if (link !== null) {
    wraps.push({
      key: `a ${link}`,
      make(document) {
        const anchor = document.createElement('a');
        anchor.setAttribute('href', link);
        return anchor;
      },
    });
  }
  if (look.strong) add('strong');
  if (look.em) add('em');
  if (look.underlined && link === null && !look.em) add('u');
  if (look.struck) add('s');
  // Only these characters have superscript forms; a note's [1] stays on its line.
  if (look.shift !== null && raisable.test(words.trim())) add(look.shift);
  if (look.code) add('code');
  return wraps;
}

const spaces = /[ \t\r\n\f\u00a0]+/g;

/**
 * Writes words into one paragraph after another. Consecutive words with the same look share one element. Two line breaks start
 * a new paragraph.
 */
export function createInlineWriter(target: HTMLElement, tag = 'p') {
  const { ownerDocument } = target;
  let paragraph: HTMLElement | null = null;
  let open: Open[] = [];
  let breaks = 0;
  let endsInSpace = true;

  function end() {
    paragraph = null;
    open = [];
    breaks = 0;
    endsInSpace = true;
  }

  function begin(): HTMLElement {
    if (paragraph !== null && breaks >= 2 && tag === 'p') end();
    if (paragraph === null) {
      paragraph = target.appendChild(ownerDocument.createElement(tag));
    } else if (breaks > 0) {
      open = [];
      paragraph.append(ownerDocument.createElement('br'));
      endsInSpace = true;
    }
    breaks = 0;
    return paragraph;
  }

  function write(text: string, look: Look) {
    const collapsed = text.replace(spaces, ' ');
    if (collapsed.trim() === '') {
      // Whitespace only: written only where it separates words.
      if (collapsed === '' || paragraph === null || endsInSpace || breaks > 0) return;
    }
    const inside = begin();
    const words = endsInSpace ? collapsed.trimStart() : collapsed;
    if (words === '') return;
    endsInSpace = words.endsWith(' ');
    const wraps = collapsed.trim() === '' ? wrapsOf(look, words).slice(0, open.length) : wrapsOf(look, words);
    let shared = 0;
    while (shared < open.length && open[shared]?.key === wraps[shared]?.key) shared++;
    open = open.slice(0, shared);
    let parent = open.at(-1)?.node ?? inside;
    for (const { key, make } of wraps.slice(shared)) {
      parent = parent.appendChild(make(ownerDocument));
      open.push({ key, node: parent });
    }
    parent.append(words);
  }

  return {
    write,
    end,
    /** Adds the checkbox of a list item. */
    tick(isTicked: boolean) {
      const box = ownerDocument.createElement('input');
      if (isTicked) box.setAttribute('checked', '');
      begin().append(box);
    },
    /** Ends the line, if one has begun. */
    endLine: () => {
      breaks = Math.max(breaks, 1);
    },
    addBreak: () => {
      breaks++;
    },
  };
}

export type InlineWriter = ReturnType<typeof createInlineWriter>;
