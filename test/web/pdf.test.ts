import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { readPdf } from '#files/pdf/read-pdf.ts';
import { type Letters, lines, makePdf } from '../pdf/builder.ts';

async function textOf(...document: Parameters<typeof makePdf>): Promise<string> {
  const read = await readPdf(makePdf(...document));
  return read.ok ? read.text : read.why;
}

const prose = [
  'The Thames is a river that flows through southern England, London included. At 215 miles it',
  'is the longest river entirely in England, and the second-longest in the United Kingdom after',
  'the Severn.',
];

test('paragraphs are detected by gaps, indented first lines, and last lines that end early', async () => {
  const asOne = prose.join(' ');
  const next = [
    'It rises at Thames Head in Gloucestershire and flows into the North Sea near Tilbury and',
    'Gravesend.',
  ];
  expect(await textOf([{ letters: lines([...prose, '', ...next]) }])).toBe(`${asOne}\n\n${next.join(' ')}`);
  expect(await textOf([{ letters: lines([...prose, ...next]) }])).toBe(`${asOne}\n\n${next.join(' ')}`);
  const inward = [...prose, ...next].map((line) =>
    /^(The Thames|It rises)/.test(line) ? `   ${line}` : line,
  );
  const full = inward.map((line) =>
    line === 'the Severn.'
      ? `the Severn, ${'which is the longest of all, '.repeat(2)}and rises in Wales.`
      : line,
  );
  expect(await textOf([{ letters: lines(full, { step: 20 }) }])).toMatch(/rises in Wales\.\n\nIt rises at/);
  const address = ['Jane Doe', '12 Mill Lane', 'Oxford'];
  expect(await textOf([{ letters: lines([...prose, '', ...address]) }])).toBe(
    `${asOne}\n\n${address.join('\n')}`,
  );
});

test('a word divided at a line end is joined, and a hyphenated compound keeps its hyphen', async () => {
  const divided = [
    'The river is re-used by many towns on its way to the sea, and the water-men who know the',
  ];
  const ends = [
    ['it is the long-', 'est of all', 'it is the longest of all'],
    ['a well-', 'known river', 'a well-known river'],
    ['it is re-', 'used often', 'it is re-used often'],
    ['COVID-', '19 came', 'COVID-19 came'],
    ['pre- and post-', 'war years', 'pre- and postwar years'],
    ['see https://example.org/a-', 'b/c.', 'see https://example.org/a-b/c.'],
  ];
  for (const [before = '', after = '', whole = ''] of ends) {
    const line = before.padStart(88, 'x ').replace(/^.*?(?=\S+ )/, '');
    expect(await textOf([{ letters: lines([...divided, line, after]) }]), whole).toMatch(
      new RegExp(`${whole.replace(/[.?]/g, '\\$&')}$`),
    );
  }
});

test('larger text becomes headings, the largest of the first level, and markers become lists', async () => {
  const letters: Letters[] = [
    { at: [70, 80], text: 'Rivers of Britain', size: 20 },
    { at: [70, 120], text: 'The Thames and', size: 14 },
    { at: [70, 136], text: 'its towns', size: 14 },
    ...lines(prose, { top: 160 }),
    ...lines(
      [
        '• Salt water from the sea',
        '  - Mud',
        '  - Sand that the tide carries far up the river and leaves behind on the',
        '    banks',
        '• Fresh water',
      ],
      { top: 220 },
    ),
    ...lines(['1. Source', '2. Mouth'], { top: 300 }),
    ...lines(prose.slice(0, 2), { top: 340 }),
  ];
  expect(await textOf([{ letters }])).toBe(
    [
      '# Rivers of Britain',
      '## The Thames and its towns',
      prose.join(' '),
      '- Salt water from the sea\n  - Mud\n  - Sand that the tide carries far up the river and leaves behind on the banks\n- Fresh water',
      '1. Source\n2. Mouth',
      prose.slice(0, 2).join(' '),
    ].join('\n\n'),
  );
});

const inBold = (letters: readonly Letters[]): Letters[] =>
  letters.map((each) => Object.assign({}, each, { bold: true as const }));

test('a separate bold line before a paragraph becomes a heading of the last level, and no other bold line does', async () => {
  const title: Letters = { at: [70, 60], text: 'Rivers of Britain', size: 20 };
  const body = (top: number) => lines(prose, { top });
  const read = (...letters: Letters[][]) => textOf([{ letters: [title, ...letters.flat()] }]);
  const whole = prose.join(' ');
  for (const top of [136, 154])
    expect(await read(body(100), inBold(lines(['The upper course'], { top })), body(top + 12))).toBe(
      `# Rivers of Britain\n\n${whole}\n\n## The upper course\n\n${whole}`,
    );
  for (const [line, after] of [
    ['This matters.', body(212)],
    ['Please note:', body(212)],
    ['• Salt', body(212)],
    ['Jane Doe', lines(['12 Mill Lane', 'Oxford'], { top: 212 })],
    ['and so it goes', body(212)],
    ['The Thames is a river that flows through southern England, London included, to the sea', body(212)],
    ['The last line', []],
    ['       Far from the margin', body(212)],
  ] as const)
    expect(await read(inBold(lines([line], { top: 200 })), [...after], body(100)), line).not.toContain('##');
  const cells: Letters[] = [
    { at: [70, 200], text: 'Name of the river' },
    { at: [220, 200], text: 'Its length' },
  ];
  expect(await read(inBold(cells), body(212), body(100))).not.toContain('##');
  expect(await read(inBold(lines(['All of it is bold'], { top: 100 })), inBold(body(212)))).not.toContain(
    '##',
  );
});

const page = (number: number, body: string[]) => ({
  letters: [
    {
      at: [70, 40] as [number, number],
      text: number % 2 === 0 ? `${number}  Rivers of Britain` : `J. Doe  ${number}`,
      size: 8,
    },
    ...lines(body),
    { at: [290, 800] as [number, number], text: `– ${number} –`, size: 9 },
  ],
});

test('headers and footers are left out, and a paragraph continues across pages', async () => {
  const body = [prose.slice(0, 2), prose.slice(2), [...prose], ['Last words of the text stand here.']];
  const text = await textOf(body.map((each, at) => page(at + 1, each)));
  expect(text).toBe(`${prose.join(' ')}\n\n${prose.join(' ')}\n\nLast words of the text stand here.`);
  const edges: Letters[] = [
    { at: [290, 800], text: '1' },
    { at: [290, 800], text: 'A stamp', artifact: true },
    { at: [20, 500], text: 'arXiv:2401.1', turned: 1 },
  ];
  for (const edge of edges)
    expect(await textOf([{ letters: [...lines(prose), edge] }]), edge.text).toBe(prose.join(' '));
});

const column = (name: string) =>
  Array.from({ length: 6 }, (_, at) => `the ${name} column says in line ${at + 1} of six that`);

const row = (y: number, cells: string[], left = 70): Letters[] =>
  cells.map((text, at) => ({ at: [left + at * 150, y], text }));

const table = (top: number, left = 70): Letters[] => [
  ...row(top, ['River', 'Length', 'Source'], left),
  ...row(top + 14, ['Thames', '346 km', 'Thames Head']),
  ...row(top + 28, ['Severn', '354 km', 'Plynlimon']),
];

test('columns are read one after the other, text above both first, and no table is split between them', async () => {
  const letters = [
    ...lines(['Two columns about rivers and what they carry, with a title over all of the width'], {
      top: 60,
    }),
    ...lines(column('left'), { left: 70, top: 100 }),
    ...lines(column('right'), { left: 310, top: 101 }),
  ];
  const text = await textOf([{ letters: [...letters, ...table(200, 110)] }]);
  expect(text.replaceAll('\n', ' ')).toMatch(
    /^Two columns .* the left .* line 6 of six that the right column says in line 1 /,
  );
  expect(text).toMatch(/\n\n\| River \| Length \| Source \|\n.*\n\| Thames \| 346 km \| Thames Head \|\n/);
  const three = ['first', 'second', 'third'].flatMap((name, at) =>
    lines(column(name), { left: 20 + at * 240 }),
  );
  expect((await textOf([{ letters: three }], { size: [800, 600] })).replaceAll('\n', ' ')).toMatch(
    /^the first .* line 6 of six that the second .* line 6 of six that the third column says in line 1 /,
  );
});

test('superscript and subscript digits keep their meaning, and footnotes come at the end', async () => {
  const first = lines(['The water is H', ' ', ...prose.slice(0, 2)]).filter(({ text }) => text !== '');
  const letters: Letters[] = [
    ...first,
    { at: [140, 102], text: '2', size: 7 },
    { at: [143.5, 100], text: 'O, as is known' },
    { at: [213.5, 96], text: '1', size: 7 },
    { at: [70, 700], text: '1', size: 6 },
    { at: [73, 703], text: ' See the survey of 2020.', size: 8 },
  ];
  const read = await readPdf(makePdf([{ letters }, { letters: lines([prose[2] ?? '']) }]));
  expect(read).toMatchObject({ ok: true, footnotes: 1, empty: 0 });
  expect(read.ok && read.text).toBe(
    `The water is H₂O, as is known¹\n\n${prose.join(' ')}\n\n¹ See the survey of 2020.`,
  );
});

test('cells aligned in columns become a table', async () => {
  const letters = [...lines(prose), ...table(180)];
  expect(await textOf([{ letters }])).toBe(
    `${prose.join(' ')}\n\n| River | Length | Source |\n| --- | --- | --- |\n| Thames | 346 km | Thames Head |\n| Severn | 354 km | Plynlimon |`,
  );
});

test('pages without text are reported, whether all pages (a scan) or some of many', async () => {
  expect(await textOf([{ image: true }, { image: true }])).toBe('scan');
  const read = await readPdf(makePdf([{ letters: lines(prose) }, { image: true }, {}]));
  expect(read).toMatchObject({ ok: true, empty: 2 });
});

test('an unreadable PDF is rejected with the reason', async () => {
  const whole = makePdf([{ letters: lines(prose) }]);
  for (const torn of [whole.slice(0, 200), Uint8Array.from(Buffer.from('%PDF-1.7 words'))])
    expect(await readPdf(torn)).toEqual({ ok: false, why: 'damaged PDF' });
  expect(await textOf([{ letters: lines(prose) }], { encrypted: true })).toBe('encrypted PDF');
  expect(await textOf([{ letters: lines(prose) }], { unknownLetters: true })).toBe('unreadable letters');
  expect(await textOf(Array.from({ length: limits.file.pages + 1 }, () => ({})))).toBe('too many pages');
});
