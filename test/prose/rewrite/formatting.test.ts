// The plain formatting option: what it removes, what it keeps, and what is left when changes are reverted.
import { describe, expect, test } from 'vitest';
import { applyChanges, findBlocks, judgeChanges, readSource } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { random } from '../../../scripts/shared/random.ts';

/** Enough text to be recognised as English, with nothing in it to change. */
const PROSE = 'The boat left at dawn, and we were on it. It was cold, so nobody had much to say.';

const plain = (text: string): string => rewrite(text, { formatting: 'plain' }).text;
/** Returns a line as it is formatted above prose. */
const above = (line: string): string => plain(`${line}\n\n${PROSE}\n`).split('\n\n')[0] ?? '';
/** Returns a line as it is formatted below prose. */
const below = (line: string): string => plain(`${PROSE}\n\n${line}`).slice(PROSE.length + 2);

const FORMATTED = `${PROSE}\n\n---\n\n## 🚀 Key Benefits\n\n- **Speed:** It is fast.\n`;

test('formatting stays unless plain formatting is requested; then each change has a reason and can be reverted alone', () => {
  expect(rewrite(FORMATTED)).toMatchObject({ text: FORMATTED, changes: [] });
  const { text, changes, outcome } = rewrite(FORMATTED, { formatting: 'plain' });
  expect(text).toBe(`${PROSE}\n\n## Key benefits\n\n- Speed: It is fast.\n`);
  expect(outcome).toBe('rewritten');
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ['---\n\n', ''],
    ['🚀 ', ''],
    ['Benefits', 'benefits'],
    ['**Speed:**', 'Speed:'],
  ]);
  expect(new Set(changes.map(({ reason }) => reason)).size).toBe(4);
  const judged = judgeChanges(readSource(FORMATTED), changes);
  expect(judged.filter(({ verdict }) => verdict === 'lost')).toEqual([]);
  expect(applyChanges(FORMATTED, changes.slice(0, 3))).toContain('- **Speed:** It is fast.');
});

describe('bold words', () => {
  test.each([
    ['- **Speed:** It is fast.', '- Speed: It is fast.'],
    ['- **Speed**: It is fast.', '- Speed: It is fast.'],
    ['1. **Speed** – it is fast.', '1. Speed: it is fast.'],
    ['* **Speed** — it is fast.', '* Speed: it is fast.'],
    ['- **Speed:** — it is fast.', '- Speed: it is fast.'],
    ['- **Speed.** It is fast.', '- Speed. It is fast.'],
    ['- **Speed** is what we need.', '- Speed is what we need.'],
    ['- ✨ **Speed:** It is fast.', '- Speed: It is fast.'],
    ['- **Speed**\n  it is fast, and so on.', '- Speed:\n  it is fast, and so on.'],
    ['- **Speed**\n  - It is fast.', '- Speed:\n  - It is fast.'],
    ['- **Speed**\n- **Haste**', '- Speed\n- Haste'],
    // A dash between names stays.
    [
      '- **Reed College** - USA\n- **Marsh School** - South Korea',
      '- Reed College - USA\n- Marsh School - South Korea',
    ],
    ['- **Reed:** It is *fast*.\n- **Marsh:** It is slow.', '- Reed: It is *fast*.\n- Marsh: It is slow.'],
    ['- **"The Mill" by Ada Reed** - A tale', '- "The Mill" by Ada Reed - A tale'],
    ['1. **Reed** - A mill\n2. **Marsh** - A bridge', '1. Reed: A mill\n2. Marsh: A bridge'],
    ['- **Speed** is not **haste** here.', '- Speed is not haste here.'],
    ['- It is **not** fast.', '- It is not fast.'],
    ['**Note:** Keep it dry.', 'Note: Keep it dry.'],
    ['It rose by **4%**, from **50** to **52**.', 'It rose by 4%, from 50 to 52.'],
    // Titles, asterisks inside words, and code.
    ['**What we found**', '**What we found**'],
    ['**What you need:**', 'What you need:'],
    ['**Subject: The third report**', 'Subject: The third report'],
    ['The area is 2**3 or 4**5 here.', 'The area is 2**3 or 4**5 here.'],
    ['Write `**bold**` for it.', 'Write `**bold**` for it.'],
    // Without the asterisks these would become another list or a heading.
    ['- **1. Speed** is what we need.', '- **1. Speed** is what we need.'],
    ['- **# Speed** is what we need.', '- **# Speed** is what we need.'],
    ['- **Speed it is.', '- **Speed it is.'],
    ['```\n- **Speed:** It is fast.\n```', '```\n- **Speed:** It is fast.\n```'],
    ['| **Speed:** | It is fast. |', '| **Speed:** | It is fast. |'],
    ['> **Speed:** It is fast.', '> **Speed:** It is fast.'],
  ])('%j becomes %j', (line, expected) => {
    expect(below(line)).toBe(expected ?? line);
  });
});

describe('capitals in titles', () => {
  test.each([
    ['## Key Benefits of Walking', '## Key benefits of walking'],
    ['**How to Build a Calmer Morning**', '**How to build a calmer morning**'],
    ['### 2. **Put Your Lamp on the Floor**', '### 2. Put your lamp on the floor'],
    ['Key Benefits of Walking', 'Key benefits of walking'],
    ['Key Benefits of Walking\n=======', 'Key benefits of walking\n======='],
    ['# Step 1: Choose a Route', '# Step 1: Choose a route'],
    ['## The Road That Matters Most: Yours', '## The road that matters most: yours'],
    ['## The Long-Term View', '## The long-term view'],
    ['## What Is a Blog?', '## What is a blog?'],
    ['## How It Works (And Why)', '## How it works (and why)'],
    // Names keep their capitals: acronyms, words in no list, and words that the text itself capitalises.
    ['## How NASA and GitHub Use Rockets', '## How NASA and GitHub use rockets'],
    ['## A Visit to Harvard University', '## A visit to Harvard University'],
    ['## Life in the United States', '## Life in the United States'],
    ['## The Best Soup in South Korea', '## The best soup in South Korea'],
    ['## Best Days: Monday and Friday', '## Best days: Monday and Friday'],
    ['## Using Google Maps', '## Using Google Maps'],
    ['## Vitamin A and Other Needs', '## Vitamin A and other needs'],
    ['## “The Long Road” and Other Stories', '## “The Long Road” and other stories'],
    ['## The `Main Loop` of a Program', '## The `Main Loop` of a program'],
    // Titles in sentence case or all capitals, and short ones.
    ['## Key benefits of walking in Rome', '## Key benefits of walking in Rome'],
    ['## KEY BENEFITS', '## KEY BENEFITS'],
    ['## Rome', '## Rome'],
    // A part after a dash continues the heading; a word that may be a name leaves it whole.
    ['## Notice of a Move – Key Facts', '## Notice of a move – key facts'],
    ['## From Bare Balcony to Thriving Oasis', '## From bare balcony to thriving oasis'],
    ['## The Long Road to Bramblewick', '## The Long Road to Bramblewick'],
    ['## The Day Before', '## The day before'],
    ['## Meet Ada', '## Meet Ada'],
  ])('%j becomes %j', (line, expected) => {
    expect(above(line)).toBe(expected);
  });

  test.each([
    [
      'a word that the text capitalises inside sentences keeps its capital, and others follow the text',
      'The Hope and the Bandersnatch',
      'We took the Hope out at dawn. A bandersnatch is what it was not.',
      'The Hope and the bandersnatch',
    ],
    [
      'a title stays unchanged if the text capitalises half of it',
      'The Role of Sleep for School Principals',
      'We asked School Principals about it. They had much to say, and School Principals sleep less.',
      'The Role of Sleep for School Principals',
    ],
    [
      'a term that the text capitalises keeps its capitals, and the rest of the title becomes lower case',
      'Cover Letter for a Data Scientist Position',
      'I apply for the position of Data Scientist. The Data Scientist works with maps.',
      'Cover letter for a Data Scientist position',
    ],
  ])('%s', (_, title, text, expected) => {
    expect(plain(`## ${title}\n\n${text}\n`).split('\n')[0]).toBe(`## ${expected}`);
  });

  test('a line without Markdown syntax is a heading only above prose', () => {
    const regards = 'Kind regards,\n\nAda Baker\nChief Press Officer';
    expect(below(regards)).toBe(regards);
    for (const end of [regards, regards.replace('Chief Press Officer', '**Chief Press Officer**')])
      expect(plain(`${PROSE}\n\n${end}\n\n${PROSE}`)).toBe(`${PROSE}\n\n${end}\n\n${PROSE}`);
  });

  test('the title of a work keeps its capitals', () => {
    expect(above('Title: The Last Ferry Home')).toBe('Title: The Last Ferry Home');
    const tale =
      'She took his hand, and he looked back at the house as he had done when he was a boy. He said yes.';
    const lament = 'I am the one who waits for her. She knows me, and I know her river. It takes me home.';
    for (const text of [tale, lament])
      expect(plain(`# The Last Ferry Home\n\n${text}`)).toContain('# The Last Ferry Home');
    expect(plain(`# The Last Ferry Home\n\n${PROSE}`)).toContain('# The last ferry home');
    expect(plain(`# Personal Statement: Two Rivers\n\n${lament}`)).toContain('# Personal statement: Two r');
  });

  test('frozen words keep their capitals', () => {
    const source = `## Our Calm Start\n\n${PROSE}`;
    const { text } = rewrite(source, { formatting: 'plain', frozen: ['Calm Start'] });
    expect(text.split('\n')[0]).toBe('## Our Calm Start');
  });
});

describe('emoji', () => {
  test.each([
    ['🚀 It is fast.', 'It is fast.'],
    ['- 🚀 It is fast.', '- It is fast.'],
    ['1. 👩‍💻 It is fast.', '1. It is fast.'],
    ['⚠️ Keep it dry.', 'Keep it dry.'],
    ['### 🚀 Speed 🚀', '### Speed'],
    ['🚀 Fast\n✅ Cheap', '- Fast\n- Cheap'],
    ['It is fast 🚀 and cheap.', 'It is fast 🚀 and cheap.'],
    ['🎉🎉🎉', '🎉🎉🎉'],
    ['- ™ is a mark.', '- ™ is a mark.'],
    // These emoji say something that the words do not.
    ['- ✅ Reuse it\n- ❌ Throw it away', '- ✅ Reuse it\n- ❌ Throw it away'],
    ['- 🔴 = high\n- 🚀 = fast', '- 🔴 = high\n- 🚀 = fast'],
    ['🚀 1. Speed', '🚀 1. Speed'],
  ])('%j becomes %j', (line, expected) => {
    expect(below(line)).toBe(expected);
  });
});

describe('horizontal rules', () => {
  const [one, two] = [PROSE, 'Later the wind dropped, and the sea was as flat as a plate.'];
  test.each([
    ['kept between two texts', `${one}\n\n---\n\n${two}`, null],
    ['removed between sections', [one, two, one, two].join('\n\n---\n\n'), [one, two, one, two].join('\n\n')],
    ['removed before a heading', `${one}\n\n***\n\n## Later\n\n${two}`, `${one}\n\n## Later\n\n${two}`],
    ['removed where no blank lines surround them', `- ${one}\n***\n## Later`, `- ${one}\n\n## Later`],
    ['removed at the end', `${one}\n\n---\n`, one],
    ['removed at the start', `---\n\n${one}`, one],
    ['kept around front matter', `---\ntitle: Boats\n---\n\n${one}`, null],
    ['kept between two lists that would merge', `- ${one}\n\n---\n\n- ${two}`, null],
    ['kept between two scenes', `${one}\n\n* * *\n\n${two}`, null],
    ['kept as the underline of a heading', `Later\n---\n\n${two}`, null],
    ['kept in code', `${one}\n\n\`\`\`\n---\n\`\`\`\n`, null],
  ])('%s', (_, text, expected) => {
    expect(plain(text)).toBe(expected ?? text);
  });
});

const LINES = [
  ['## 🚀 Key Benefits', '**The Long View**', PROSE, '---', '***', '```', '', ''],
  ['- **Speed:** It is fast.', '- ✨ **Care** — it is kind.', '  - **Depth**', '1. **Order.** One thing.'],
  ['\n🎯 Aim high, and see what comes of it.\n', '**Note:** It was said twice.'],
  ['> **Quote:** as it was said.', '| **Speed** | 3 |'],
].flat();

const kindsOf = (text: string): string[] =>
  findBlocks(text)
    .filter(({ kind }) => kind !== 'other')
    .map(({ kind }) => kind);

test('applying all changes, one of them, or all but one leaves the kinds of blocks unchanged for any lines', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const next = random(seed);
    const lines = Array.from({ length: 14 }, () => LINES[Math.floor(next() * LINES.length)]);
    const source = `${PROSE}\n\n${lines.join('\n')}`;
    const { changes } = rewrite(source, { formatting: 'plain', strength: 'strong' });
    const some = [
      changes,
      ...changes.map((one) => [one]),
      ...changes.map((one) => changes.filter((each) => each !== one)),
    ];
    for (const kept of some) expect(kindsOf(applyChanges(source, kept))).toEqual(kindsOf(source));
  }
});

test.each([
  ['a heading of emoji', `# a ${'😀 '.repeat(60_000)}a`],
  ['a heading of spaces', `# a${' '.repeat(200_000)}a`],
  ['headings', '# Long Walks\n\n'.repeat(12_000)],
  ['items', '- **Speed:** It is fast.\n'.repeat(8_000)],
  ['lines', 'It is late.\n'.repeat(16_000)],
  ['tags that are never closed', '<p <pre '.repeat(25_000)],
  ['tags that close at the end', `${'<pre '.repeat(40_000)}</pre>`],
  ['one quotation', `“${'it is a b '.repeat(20_000)}`],
])('a long text is formatted within 5 seconds: %s', { timeout: 30_000 }, (_, text) => {
  const began = Date.now();
  plain(`${PROSE}\n\n${text}`);
  expect(Date.now() - began).toBeLessThan(5_000);
});
