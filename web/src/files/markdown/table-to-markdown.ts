type Drawn = { text: string; merged: boolean };

/** Writes a table as Markdown. The text of a merged cell is in the first of the cells it covers; the others are empty. */
export function tableToMarkdown(table: Element, cellText: (cell: Element) => string): Drawn {
  const grid: string[][] = [];
  let merged = false;
  for (const [row, line] of [...table.querySelectorAll(':scope > tr, :scope > * > tr')].entries()) {
    let column = 0;
    for (const cell of line.children) {
      while (grid[row]?.[column] !== undefined) column++;
      const width = Number(cell.getAttribute('colspan') ?? 1);
      const height = Number(cell.getAttribute('rowspan') ?? 1);
      if (width > 1 || height > 1) merged = true;
      for (let down = 0; down < height; down++) {
        const covered = (grid[row + down] ??= []);
        for (let right = 0; right < width; right++) covered[column + right] = '';
      }
      const first = grid[row];
      if (first) first[column] = oneLine(cellText(cell));
      column += width;
    }
  }
  const columns = grid.reduce((most, line) => Math.max(most, line.length), 0);
  const [head, ...body] = grid.map((line) =>
    Array.from({ length: columns }, (_, column) => line[column] ?? ''),
  );
  const lines = [head ?? [], Array.from({ length: columns }, () => '---'), ...body];
  return { text: lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'), merged };
}

const oneLine = (text: string) => text.replace(/\|/g, String.raw`\|`).replace(/\n+/g, '<br>');
