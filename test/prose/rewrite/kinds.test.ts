// Every kind of text that people paste is rewritten where it shows signs of machine writing, and keeps its shape.
import { expect, test } from 'vitest';
import { judgeChanges, readSource } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { LEAD } from './behind-lead.ts';

const MAPS = 'It is worth noting that we utilize 12 maps of Rome to find the way.';
const TEAM = 'The team leverages data from Acme in order to plan the week.';

/** Returns the text with only these two sentences rewritten. */
const plainly = (text: string) =>
  text
    .replaceAll(MAPS, 'We use 12 maps of Rome to find the way.')
    .replaceAll(TEAM, 'The team uses data from Acme to plan the week.');

function expectResult(text: string, expected: string) {
  const { text: made, changes, outcome } = rewrite(text);
  expect(outcome).toBe('rewritten');
  expect(made).toBe(expected);
  expect(judgeChanges(readSource(text), changes).filter(({ verdict }) => verdict === 'lost')).toEqual([]);
}

test.each([
  ['an emoji', '🚀'],
  ['an emoji of several code points', '👩‍💻'],
  ['a flag', '🇫🇷'],
  ['a keycap emoji', '1️⃣'],
  ['a middle dot', '·'],
  ['a bullet', '•'],
  ['an arrow', '→'],
  ['a check mark', '✓'],
  ['a heavy check mark', '✔️'],
  ['a triangle', '►'],
  ['a star', '★'],
  ['a dash', '—'],
  ['an ellipsis', '…'],
  ['a mention', '@ada'],
  ['a hashtag', '#growth'],
  ['a note in brackets', '[Note]'],
  ['a letter in parentheses', '(a)'],
  ['a Roman numeral', 'iv.'],
  ['a list number', '1)'],
  ['a time', '[10:32]'],
  ['a time code', '00:01:23'],
  ['a speaker label', 'Assistant:'],
  ['a speaker label in bold', '**Assistant:**'],
  ['a question label', 'Q:'],
  ['a person’s name', 'Ada Quill:'],
  ['a time and a person’s name', '[10:32] Ada:'],
  ['a label in HTML', '<b>Note:</b>'],
  ['a quotation', '“Maps matter.”'],
  ['a quotation with straight marks', '"Maps matter."'],
])('a text with %s at the start is rewritten', (_, head) => {
  const text = `${head} ${MAPS} ${TEAM}`;
  expectResult(text, plainly(text));
});

test.each([
  ['quotation marks', '“', '”'],
  ['straight quotation marks', '"', '"'],
  ['German quotation marks', '„', '“'],
  ['guillemets', '« ', ' »'],
  ['an unclosed quotation mark', '“', ''],
  ['single asterisks', '*', '*'],
  ['double asterisks', '**', '**'],
  ['underscores', '_', '_'],
  ['an HTML paragraph', '<p>', '</p>'],
  ['nested HTML', '<div class="a"><p>', '</p></div>'],
  ['an HTML list item', '<ul><li>', '</li></ul>'],
  ['parentheses', '(', ')'],
])('a text in %s is rewritten', (_, open, close) => {
  const text = `${open}${MAPS} ${TEAM}${close}`;
  expectResult(text, plainly(text));
});

test.each([
  ['a block quote without other text', `> ${MAPS} ${TEAM}`],
  ['a block quote of two paragraphs', `> ${MAPS}\n>\n> ${TEAM}`],
  ['a block quote under a heading', `# Maps\n\n> ${MAPS}`],
  [
    'a block quote within a text, which has another person’s words',
    `${MAPS}\n\n> Furthermore, numerous people utilize maps.\n\n${TEAM}`,
  ],
  [
    'a quotation within a text, which has another person’s words',
    `${MAPS} “Furthermore, numerous people utilize maps,” she said. ${TEAM}`,
  ],
  ['a chat log', `[10:32] Ada: ${MAPS}\n[10:33] Ben: ok\n[10:34] Ada: ${TEAM}`],
  [
    'a conversation with an assistant',
    `User: How do I find the way?\nAssistant: ${MAPS}\nUser: Thanks.\nAssistant: ${TEAM}`,
  ],
  ['questions and answers', `Q: What do we do?\nA: ${MAPS}\n\nQ: And then?\nA: ${TEAM}`],
  ['an interview', `**Interviewer:** What do you do?\n\n**Ada Quill:** ${MAPS} ${TEAM}`],
  ['subtitles', `1\n00:00:01,000 --> 00:00:04,000\n${MAPS}\n\n2\n00:00:05,000 --> 00:00:09,000\n${TEAM}`],
  [
    'an email that quotes another',
    `Hi Ben,\n\n${MAPS}\n\nBest,\nAda\n\n> On Monday Ben wrote:\n> Furthermore, numerous people utilize maps.`,
  ],
  ['items with middle dots', `· ${MAPS}\n· ${TEAM}`],
  ['items with check marks', `✓ ${MAPS}\n✓ ${TEAM}`],
  ['lines with an emoji each', `🚀 ${MAPS}\n🎯 ${TEAM}`],
  ['an HTML list', `<ul>\n  <li>${MAPS}</li>\n  <li>${TEAM}</li>\n</ul>`],
  ['an HTML list on one line', `<ul><li>${MAPS}</li><li>${TEAM}</li></ul>`],
  ['a table beside a paragraph', `${MAPS}\n\n| Name | Use |\n| --- | --- |\n| Map | Utilize it |\n\n${TEAM}`],
  ['a table directly after a paragraph', `${MAPS}\n| Name | Use |\n| --- | --- |\n| Map | Utilize it |`],
  ['tab-separated columns', `Name\tUse\nMap\tWalk\n\n${MAPS} ${TEAM}`],
  ['an HTML table', `<p>${MAPS}</p>\n<table><tr><td>Utilize it</td></tr></table>`],
  ['lines separated by HTML breaks', `${MAPS}<br>${TEAM}<br/>Ada`],
  [
    'an HTML page',
    `<h1>Maps</h1>\n<div>\n<p>${MAPS}</p>\n<p>${TEAM} <a href="https://a.example/x?utilize=1">More</a></p>\n</div>`,
  ],
  [
    'a script beside a paragraph',
    `<p>${MAPS}</p>\n<script>\nconst robust = utilize("numerous");\n</script>\n<p>${TEAM}</p>`,
  ],
  ['an HTML comment', `<!-- Utilize numerous maps. -->\n<p>${MAPS} ${TEAM}</p>`],
  ['HTML entities', `<p>It&rsquo;s late &amp; cold. ${MAPS}</p>`],
  ['a warning in capitals beside a sentence', `WARNING: UTILIZE NUMEROUS MAPS. ${MAPS} ${TEAM}`],
])('rewrites prose and keeps the rest: %s', (_, text) => {
  expectResult(text, plainly(text));
});

test.each([
  [
    'bullets that are not sentences',
    '- Utilize paper maps\n- Leverage numerous tools\n- Plan the long road early',
    '- Use paper maps\n- Use numerous tools\n- Plan the long road early',
  ],
  [
    'a CV',
    'ADA QUILL\nada@quill.example | +44 20 1234\n\nEXPERIENCE\n\nSenior Engineer, Acme Corp (2019–2024)\n- Utilized the launch of 3 tools in order to speed up testing\n- Leveraged data to train 12 teams\n\nSKILLS\nPython, SQL, Docker',
    'ADA QUILL\nada@quill.example | +44 20 1234\n\nEXPERIENCE\n\nSenior Engineer, Acme Corp (2019–2024)\n- Used the launch of 3 tools to speed up testing\n- Used data to train 12 teams\n\nSKILLS\nPython, SQL, Docker',
  ],
  [
    'a product description',
    'Acme Lamp 3000\n\nA testament to care. Utilizes LED bulbs.\n\nFeatures:\n• Height: 30 cm\n• Weight: 1.2 kg\n• Utilizes a robust steel arm',
    'Acme Lamp 3000\n\nA testament to care. Utilizes LED bulbs.\n\nFeatures:\n• Height: 30 cm\n• Weight: 1.2 kg\n• Uses a robust steel arm',
  ],
  ['a text in lower case', `${MAPS} ${TEAM}`.toLowerCase(), plainly(`${MAPS} ${TEAM}`).toLowerCase()],
])('rewrites %s', (_, text, expected) => {
  expectResult(text, expected);
});

test.each([
  ['a text in capitals', 'IT IS IMPORTANT TO NOTE THAT WE UTILIZE NUMEROUS MAPS. THE TEAM IS GLAD OF IT.'],
  ['three words', 'Walk the dog.'],
  ['a list of plain words', '- Apples\n- Bread\n- Butter\n- Cheese'],
  ['a block quote without signs of a machine', '> The cat sat on the mat, and it was warm there.'],
])('%s is recognised as English and returned unchanged', (_, text) => {
  expect(rewrite(text)).toEqual({ text, changes: [], outcome: 'reads well' });
});

test.each([
  ['German', '🚀 Der Fluss ist breit und tief, und niemand weiß, wohin er fließt.'],
  ['a German list', '- Brot und Butter kaufen\n- Fenster putzen\n- Karten für Rom besorgen'],
  ['French', '> Le chat est sur la table, et personne ne sait depuis quand il attend là.'],
  ['Spanish', 'Usuario: ¿Dónde está la biblioteca?\nAsistente: La biblioteca está cerca del puente viejo.'],
  ['Dutch', '<p>De boot vertrok bij zonsopgang, en wij waren aan boord.</p>'],
  ['Russian', 'Важно отметить, что город зимой очень красив.'],
  ['Chinese', '值得注意的是,这座城市冬天非常美丽。'],
  ['Latin', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt.'],
])('%s is reported as not English and returned unchanged', (_, text) => {
  expect(rewrite(text)).toEqual({ text, changes: [], outcome: 'not English' });
});

test('verse stays unchanged beside prose that is rewritten', () => {
  const verse =
    'The sea is calm tonight\nand furthermore the tide is full,\nit utilizes numerous straits\nto go.';
  const { text } = rewrite(`${verse}\n\n${LEAD}`, { strength: 'strong' });
  expect(text.slice(0, verse.length)).toBe(verse);
  expect(text).not.toContain('utilize maps');
});

test('prose in short lines of equal width is not treated as verse', () => {
  const prose = LEAD.replaceAll(/(.{1,54})(?: |$)/g, '$1\n').trim();
  expect(rewrite(prose, { strength: 'strong' }).text).not.toContain('utilize');
});
