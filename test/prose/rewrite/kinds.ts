/** A text of a kind that people paste, with tells in it, unless it says otherwise. */
export type Kind = {
  kind: string;
  text: string;
  /** What has to be read in the result: words that were put in place of a tell. */
  has: readonly string[];
  /** What has to stand there to the letter: marks, names, figures, somebody's words. */
  keeps: readonly string[];
};

const kind = (name: string, text: string, has: readonly string[], keeps: readonly string[] = []): Kind => ({
  kind: name,
  text,
  has,
  keeps,
});

const MAPS = 'It is worth noting that we utilize 12 maps of Rome to find the way.';
const TEAM = 'The team leverages data from Acme in order to plan the week.';

const heads = (
  [
    ['an emoji', '🚀'],
    ['an emoji of several signs', '👩‍💻'],
    ['a flag', '🇫🇷'],
    ['a keycap', '1️⃣'],
    ['a middle dot', '·'],
    ['a bullet', '•'],
    ['an arrow', '→'],
    ['a check mark', '✓'],
    ['a heavy check mark', '✔️'],
    ['a triangle', '►'],
    ['a star', '★'],
    ['a dash', '—'],
    ['dots', '…'],
    ['a name that is called', '@ada'],
    ['a tag', '#growth'],
    ['a note in brackets', '[Note]'],
    ['a letter in parentheses', '(a)'],
    ['a Roman number', 'iv.'],
    ['a number', '1)'],
    ['a time', '[10:32]'],
    ['a time code', '00:01:23'],
    ['an assistant', 'Assistant:'],
    ['an assistant in bold type', '**Assistant:**'],
    ['a question', 'Q:'],
    ['a person', 'Ada Quill:'],
    ['a time and a person', '[10:32] Ada:'],
    ['a label in HTML', '<b>Note:</b>'],
    ['a quotation', '“Maps matter.”'],
    ['a quotation with straight marks', '"Maps matter."'],
  ] as const
).map(([name, head]) =>
  kind(`${name} at the head`, `${head} ${MAPS} ${TEAM}`, ['We use 12 maps'], [`${head} We`, 'Rome', 'Acme']),
);

const whole = (
  [
    ['quotation marks', '“', '”'],
    ['straight quotation marks', '"', '"'],
    ['German quotation marks', '„', '“'],
    ['guillemets', '« ', ' »'],
    ['a quotation mark that is never closed', '“', ''],
    ['stars', '*', '*'],
    ['two stars', '**', '**'],
    ['underscores', '_', '_'],
    ['a paragraph of HTML', '<p>', '</p>'],
    ['HTML inside HTML', '<div class="a"><p>', '</p></div>'],
    ['an item of HTML', '<ul><li>', '</li></ul>'],
    ['parentheses', '(', ')'],
  ] as const
).map(([name, open, close]) =>
  kind(`a text in ${name}`, `${open}${MAPS} ${TEAM}${close}`, ['use 12 maps'], [open, close, 'Rome', 'Acme']),
);

const quotes = [
  kind('a block quote that is all there is', `> ${MAPS} ${TEAM}`, ['> We use 12 maps'], ['Rome']),
  kind(
    'a block quote of two paragraphs',
    `> ${MAPS}\n>\n> ${TEAM}`,
    ['> We use', '> The team uses'],
    ['>\n'],
  ),
  kind('a block quote under a heading', `# Maps\n\n> ${MAPS}`, ['> We use 12 maps'], ['# Maps']),
  kind(
    'a block quote within a text, which is somebody’s words',
    `${MAPS}\n\n> Furthermore, numerous people utilize maps.\n\n${TEAM}`,
    ['We use 12 maps', 'The team uses'],
    ['> Furthermore, numerous people utilize maps.'],
  ),
  kind(
    'a quotation within a text, which is somebody’s words',
    `${MAPS} “Furthermore, numerous people utilize maps,” she said. ${TEAM}`,
    ['We use 12 maps', 'The team uses'],
    ['“Furthermore, numerous people utilize maps,”'],
  ),
];

const logs = [
  kind(
    'a log of a chat',
    `[10:32] Ada: ${MAPS}\n[10:33] Ben: ok\n[10:34] Ada: ${TEAM}`,
    ['Ada: We use 12 maps', 'Ada: The team uses'],
    ['[10:32] Ada:', '[10:33] Ben: ok\n', '[10:34] Ada:'],
  ),
  kind(
    'a talk with an assistant',
    `User: How do I find the way?\nAssistant: ${MAPS}\nUser: Thanks.\nAssistant: ${TEAM}`,
    ['Assistant: We use', 'Assistant: The team uses'],
    ['User: How do I find the way?\n', 'User: Thanks.\n'],
  ),
  kind(
    'questions and answers',
    `Q: What do we do?\nA: ${MAPS}\n\nQ: And then?\nA: ${TEAM}`,
    ['A: We use', 'A: The team uses'],
    ['Q: What do we do?', 'Q: And then?'],
  ),
  kind(
    'an interview',
    `**Interviewer:** What do you do?\n\n**Ada Quill:** ${MAPS} ${TEAM}`,
    ['We use 12 maps'],
    ['**Interviewer:** What', '**Ada Quill:** We'],
  ),
  kind(
    'subtitles',
    `1\n00:00:01,000 --> 00:00:04,000\n${MAPS}\n\n2\n00:00:05,000 --> 00:00:09,000\n${TEAM}`,
    ['We use 12 maps', 'The team uses'],
    ['00:00:01,000 --> 00:00:04,000', '00:00:05,000 --> 00:00:09,000'],
  ),
  kind(
    'a mail with a quoted one',
    `Hi Ben,\n\n${MAPS}\n\nBest,\nAda\n\n> On Monday Ben wrote:\n> Furthermore, numerous people utilize maps.`,
    ['use 12 maps'],
    ['> Furthermore, numerous people utilize maps.', 'Best,\nAda'],
  ),
];

const lists = [
  kind(
    'bullets without a sentence',
    '- Utilize paper maps\n- Leverage numerous tools\n- Plan the long road early',
    ['- Use paper maps'],
    ['- Plan the long road early'],
  ),
  kind('items with middle dots', `· ${MAPS}\n· ${TEAM}`, ['· We use 12 maps', '· The team uses'], ['\n· ']),
  kind('items with check marks', `✓ ${MAPS}\n✓ ${TEAM}`, ['✓ We use 12 maps', '✓ The team uses'], ['\n✓ ']),
  kind(
    'lines with an emoji each',
    `🚀 ${MAPS}\n🎯 ${TEAM}`,
    ['🚀 We use 12 maps', '🎯 The team uses'],
    ['\n🎯 '],
  ),
  kind(
    'a list of HTML',
    `<ul>\n  <li>${MAPS}</li>\n  <li>${TEAM}</li>\n</ul>`,
    ['<li>We use 12 maps', '<li>The team uses'],
    ['</li>\n  <li>', '</li>\n</ul>'],
  ),
  kind(
    'a list of HTML in one line',
    `<ul><li>${MAPS}</li><li>${TEAM}</li></ul>`,
    ['<li>We use 12 maps', '<li>The team uses'],
    ['</li><li>', '</li></ul>'],
  ),
  kind(
    'a CV',
    'ADA QUILL\nada@quill.example | +44 20 1234\n\nEXPERIENCE\n\nSenior Engineer, Acme Corp (2019–2024)\n- Utilized the launch of 3 tools in order to speed up testing\n- Leveraged data to train 12 teams\n\nSKILLS\nPython, SQL, Docker',
    ['- Used the launch of 3 tools to speed up testing'],
    ['ADA QUILL\nada@quill.example | +44 20 1234', 'Acme Corp (2019–2024)', 'Python, SQL, Docker'],
  ),
  kind(
    'a description of a product',
    'Acme Lamp 3000\n\nA testament to care. Utilizes LED bulbs.\n\nFeatures:\n• Height: 30 cm\n• Weight: 1.2 kg\n• Utilizes a robust steel arm',
    ['A testament to care.', '• Uses a'],
    ['Acme Lamp 3000', '• Height: 30 cm\n• Weight: 1.2 kg\n'],
  ),
];

const tables = [
  kind(
    'a table beside a paragraph',
    `${MAPS}\n\n| Name | Use |\n| --- | --- |\n| Map | Utilize it |\n\n${TEAM}`,
    ['We use 12 maps', 'The team uses'],
    ['| Name | Use |\n| --- | --- |\n| Map | Utilize it |'],
  ),
  kind(
    'a table straight behind a paragraph',
    `${MAPS}\n| Name | Use |\n| --- | --- |\n| Map | Utilize it |`,
    ['We use 12 maps'],
    ['\n| Name | Use |\n| --- | --- |\n| Map | Utilize it |'],
  ),
  kind(
    'columns with tabs',
    `Name\tUse\nMap\tWalk\n\n${MAPS} ${TEAM}`,
    ['We use 12 maps'],
    ['Name\tUse\nMap\tWalk\n'],
  ),
  kind(
    'a table of HTML',
    `<p>${MAPS}</p>\n<table><tr><td>Utilize it</td></tr></table>`,
    ['<p>We use 12 maps'],
    ['<table><tr><td>Utilize it</td></tr></table>'],
  ),
];

const web = [
  kind(
    'lines with breaks of HTML',
    `${MAPS}<br>${TEAM}<br/>Ada`,
    ['We use 12 maps', '<br>The team uses'],
    ['<br/>Ada'],
  ),
  kind(
    'a page',
    `<h1>Maps</h1>\n<div>\n<p>${MAPS}</p>\n<p>${TEAM} <a href="https://a.example/x?utilize=1">More</a></p>\n</div>`,
    ['<p>We use 12 maps', '<p>The team uses'],
    ['<h1>Maps</h1>', '<a href="https://a.example/x?utilize=1">More</a></p>\n</div>'],
  ),
  kind(
    'a script beside a paragraph',
    `<p>${MAPS}</p>\n<script>\nconst robust = utilize("numerous");\n</script>\n<p>${TEAM}</p>`,
    ['<p>We use', '<p>The team uses'],
    ['<script>\nconst robust = utilize("numerous");\n</script>'],
  ),
  kind(
    'a comment',
    `<!-- Utilize numerous maps. -->\n<p>${MAPS} ${TEAM}</p>`,
    ['<p>We use'],
    ['<!-- Utilize numerous maps. -->'],
  ),
  kind(
    'entities',
    `<p>It&rsquo;s late &amp; cold. ${MAPS}</p>`,
    ['We use 12 maps'],
    ['<p>It&rsquo;s late &amp; cold. '],
  ),
];

const capitals = [
  kind(
    'a warning in capitals beside a sentence',
    `WARNING: UTILIZE NUMEROUS MAPS. ${MAPS} ${TEAM}`,
    ['We use 12 maps'],
    ['WARNING: UTILIZE NUMEROUS MAPS.'],
  ),
  kind('a text in small letters', `${MAPS} ${TEAM}`.toLowerCase(), ['use 12 maps'], ['rome']),
];

export const KINDS: readonly Kind[] = [
  ...heads,
  ...whole,
  ...quotes,
  ...logs,
  ...lists,
  ...tables,
  ...web,
  ...capitals,
];
