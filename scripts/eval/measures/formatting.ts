/**
 * The formatting that a machine is known by, counted by regular expressions alone: this file shares no code with the
 * rewriter, so that a fault of the one is not hidden by the other.
 */
export type Formatting = { leads: number; titles: number; dividers: number; emoji: number };

const LEAD =
  /^[ \t]*(?:[-*•+]|\d+[.)])[ \t]+(?:\*\*[^*\n]{1,80}\*\*\s*[:–—-]?|[^*\n]{0,4}\*\*[^*\n]+:\*\*)/gm;
const HEADING = /^(?:#{1,6} .+|\*\*[^*\n]{2,90}\*\*:?)[ \t]*$/gm;
const DIVIDER = /^[ \t]*(?:---+|\*\*\*+|___+)[ \t]*$/gm;
const EMOJI = /^[ \t]*(?:(?:[-*•+]|\d+[.)]|#{1,6})[ \t]+)?(?:\*\*)?(?![©®™])\p{Extended_Pictographic}/gmu;
const CODE = /^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1/gm;

const SMALL =
  /^(?:with|from|into|onto|over|upon|than|that|this|these|those|about|through|between|versus|without|within|among|against|during|under|after|before|while|when|your|they|their|them|have|will|what|does|like|more|most|some|each|been|were|which|where|until|toward|towards|across|behind|beyond)$/i;

/** "Key Benefits of Walking": all long words have a capital, one of them at least behind the head of a sentence. */
function isTitleCase(heading: string): boolean {
  const said = heading.replace(/^#+\s*|\*\*/g, '').replace(/["“][^"”]*["”]|`[^`]*`/g, ' ');
  const parts = said
    .split(/[:.?!]\s|\s[–—-]\s/)
    .flatMap((part) => part.match(/[\p{L}\p{N}'’-]+/gu)?.slice(1) ?? []);
  const telling = parts.filter((word) => /^\p{L}[\p{L}'’-]{3,}$/u.test(word) && !SMALL.test(word));
  return telling.length > 0 && telling.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

export function countFormatting(text: string): Formatting {
  const prose = text.replace(CODE, '');
  const count = (pattern: RegExp): number => prose.match(pattern)?.length ?? 0;
  const headings = prose.match(HEADING) ?? [];
  return {
    leads: count(LEAD),
    titles: headings.filter(isTitleCase).length,
    dividers: count(DIVIDER),
    emoji: count(EMOJI),
  };
}

/** Headings in small letters and words without bold type, to compare what two texts say whatever their formatting. */
export const withoutFormatting = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const isHeading = /^\s*#{1,6}\s|^\s*\*\*.*\*\*:?\s*$/.test(line) || !/[.!?]["”’)]*\s*$/.test(line);
      const plain = line.replaceAll('**', '');
      return isHeading ? plain.toLowerCase() : plain;
    })
    .join('\n');
