import type { Difference } from './differences.ts';
import type { Paragraph } from './paragraphs.ts';
import type { Place, Places } from './places.ts';

/** Words inserted before or after a letter of a paragraph. */
type Insertion = { at: number; side: 'before' | 'after'; text: string };

/** The change of a paragraph: removed letters and inserted words. */
export type Revision = { deleted: Set<number>; inserted: Insertion[] };
export type Revisions = Map<Paragraph, Revision>;

/** Converts differences of the text to revisions of paragraphs; `unplaced` counts those whose words are in no paragraph. */
export function revisionsOf(
  text: string,
  differences: readonly Difference[],
  places: Places,
): { revisions: Revisions; unplaced: number } {
  const revisions: Revisions = new Map();
  let unplaced = 0;
  const revisionOf = (paragraph: Paragraph): Revision => {
    const revision = revisions.get(paragraph) ?? { deleted: new Set(), inserted: [] };
    revisions.set(paragraph, revision);
    return revision;
  };
  for (const { start, end, after } of differences) {
    const gone = placesIn(start, end, places);
    for (const { paragraph, at } of gone) revisionOf(paragraph).deleted.add(at);
    const firsts = gone.filter(({ paragraph }, index) => gone[index - 1]?.paragraph !== paragraph);
    const lines = linesOf(after, start === 0 || text.charAt(start - 1) === '\n');
    const anchors: { place: Place; side: Insertion['side'] }[] =
      firsts.length > 0
        ? firsts.map((place) => ({ place, side: 'before' }))
        : [anchorOf(text, start, end, places)].filter((anchor) => anchor !== null);
    const isSaid = lines.some((each) => each.trim() !== '');
    if ((anchors.length === 0 && isSaid) || hasLost(text.slice(start, end), gone.length)) unplaced++;
    for (const [index, { place, side }] of anchors.entries()) {
      const isLast = index === anchors.length - 1;
      const said = isLast ? lines.slice(index).join('\n') : (lines[index] ?? '');
      // Spaces around marks and between paragraphs are not part of the document.
      const isMeant =
        said.trim() !== '' ||
        (said !== '' && !/[\n|]/.test(text.slice(Math.max(0, start - 1), end + 1) + after));
      if (isMeant) revisionOf(place.paragraph).inserted.push({ at: place.at, side, text: said });
    }
  }
  return { revisions, unplaced };
}

function placesIn(start: number, end: number, places: Places): Place[] {
  const found: Place[] = [];
  for (let at = start; at < end; at++) {
    const place = places.of(at);
    if (place) found.push(place);
  }
  return found;
}

/** Returns the place of a letter in the same line, or else of the last one before it. */
function anchorOf(text: string, start: number, end: number, places: Places) {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  for (let at = start - 1; at >= lineStart; at--) {
    const place = places.of(at);
    if (place) return { place, side: 'after' as const };
  }
  for (let at = end; at < text.length && text.charAt(at) !== '\n'; at++) {
    const place = places.of(at);
    if (place) return { place, side: 'before' as const };
  }
  for (let at = start - 1; at >= 0; at--) {
    const place = places.of(at);
    if (place) return { place, side: 'after' as const };
  }
  return null;
}

const blockMark = /^\s*(?:(?:#{1,6}|>|[-*+]|\d+[.)])\s+|\|\s*)+/;

/** Returns the words line by line, without Markdown's marks. */
function linesOf(after: string, isLineStart: boolean): string[] {
  return after.split(/\n+|<br>/).map((each, index) =>
    (index > 0 || isLineStart ? each.replace(blockMark, '') : each)
      .replace(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
      .replace(/\[\^[^\]\s]+\]|<\/?su[bp]>/g, '')
      .replace(/\*\*|~~|`|(?<=^|\s)\*(?=\S)|(?<=\S)\*(?=\s|$)/g, '')
      .replace(/\\\|/g, '|'),
  );
}

/** Whether the removed letters are not in the document, such as an address or a number that Word generates. */
const hasLost = (before: string, gone: number): boolean =>
  gone === 0 && /\p{L}/u.test(before.replace(/<br>|\[\^[^\]\s]+\]/g, ''));
