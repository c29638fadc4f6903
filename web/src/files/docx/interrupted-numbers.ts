/**
 * Whether Word goes on counting a list after other paragraphs. mammoth does not tell which list an item belongs to, so
 * there the numbers begin again at 1, and a person must be told.
 */
export function hasInterruptedNumbers(documentXml: string, numberingXml: string): boolean {
  const counted = countedLists(numberingXml);
  const ended = new Set<string>();
  let current: string | undefined;
  for (const paragraph of documentXml.split('</w:p>')) {
    const list = /<w:numId w:val="(\d+)"/.exec(paragraph)?.[1];
    if (list === undefined || !counted.has(list)) {
      const hasWords = list === undefined && /<w:t[ >]/.test(paragraph);
      if (current !== undefined && hasWords) {
        ended.add(current);
        current = undefined;
      }
      continue;
    }
    if (ended.has(list)) return true;
    if (!/<w:ilvl w:val="[1-9]"/.test(paragraph)) current = list;
  }
  return false;
}

/** The ids of the lists whose first level has numbers, not bullets. */
function countedLists(numberingXml: string): Set<string> {
  const bulleted = new Set(
    [...numberingXml.matchAll(/<w:abstractNum [^>]*w:abstractNumId="(\d+)"[\s\S]*?<w:numFmt w:val="(\w+)"/g)]
      .filter(([, , format]) => format === 'bullet')
      .map(([, id]) => id),
  );
  const lists = numberingXml.matchAll(/<w:num [^>]*w:numId="(\d+)"[^>]*>\s*<w:abstractNumId w:val="(\d+)"/g);
  return new Set([...lists].flatMap(([, list = '', kind]) => (bulleted.has(kind) ? [] : [list])));
}
