/**
 * Headings in small letters and words without bold type, to compare what two texts say whatever their formatting. It shares no code with
 * the rewriter, so that a fault of the one is not hidden by the other.
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
