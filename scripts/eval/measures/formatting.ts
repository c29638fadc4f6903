/**
 * Removes bold marks and lower-cases headings, to compare what two texts say regardless of their formatting. Shares no code with
 * the rewriter, so that a bug in one does not hide a bug in the other.
 */
export const withoutFormatting = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const isHeading = /^\s*#{1,6}\s|^\s*\*\*.*\*\*:?\s*$/.test(line) || !/[.!?]["”’)]*\s*$/.test(line);
      const plain = line.replaceAll('**', '');
      return isHeading ? plain.toLowerCase() : plain;
    })
    .join('\n');
