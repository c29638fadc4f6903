/** Long dashes, and short ones that stand between spaces. */
export const countDashes = (text: string): number => text.match(/\u2014| [\u2013-] /g)?.length ?? 0;
