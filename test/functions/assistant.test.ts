import { expect, test } from 'vitest';
import { readAssistantAnswer } from '#humanizer/assistant/answer.ts';
import { passagesOfText, withPassages } from '#humanizer/assistant/passages.ts';
import { inAddress, requestAgain, requestsFor } from '#humanizer/assistant/request.ts';

const text = [
  '# The harbour',
  'Furthermore, the harbour plays a crucial role in the life of the town, and boats leave at dawn.',
  '> Nobody asked us.',
  '- The ferry utilizes two engines on most days.\n- It’s often late in winter, as the captain says.',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  'Roses are red,\nviolets are blue.',
  'In conclusion, the new bridge was opened in May by the mayor.',
].join('\n\n');
const passages = passagesOfText(text);
const made = [
  'The harbour matters to the town, and boats leave at dawn.',
  'The ferry uses two engines on most days.',
  'The captain says it’s often late in winter.',
  'The mayor opened the new bridge in May.',
];
const whole = withPassages(text, passages, new Map(made.map((wording, at) => [at + 1, wording])));
const read = (pasted: string) => readAssistantAnswer(pasted, passages);
const result = (pasted: string) => withPassages(text, passages, read(pasted).made);

test('a request numbers paragraphs and list items, and leaves out headings, quotations, tables and verse', () => {
  const [request, ...others] = requestsFor(text, { frozen: ['ferry'] });
  expect(others).toEqual([]);
  expect(request).toMatch(
    /\n\n\[1\] Furthermore[^\n]*\n\n\[2\] The ferry utilizes[^\n]*\n\n\[3\] It’s often/,
  );
  expect(request).toMatch(/\[4\] In conclusion, the new bridge was opened in May by the mayor\.$/);
  expect(request).not.toMatch(/# The harbour|Nobody asked|\| 1|Roses/);
  expect(request).toContain('So do these words: ferry.');
  expect(request).not.toContain('\u27e6');
});

test('a long text is split into several requests with continuous numbering', () => {
  const paragraph = 'We walked along the river all day and talked about the old house. '.repeat(12);
  const long = Array.from({ length: 30 }, () => paragraph).join('\n\n');
  const requests = requestsFor(long, {});
  expect(requests).toHaveLength(4);
  expect(requests[1]).toMatch(/\n\n\[10\] We walked[^[]*\n\n\[11\]/);
});

test('the brief request for a short text fits into a URL and has straight quotation marks', () => {
  const [brief] = requestsFor(text, {}, 'brief');
  expect(inAddress(brief!).length).toBeLessThan(6_000);
  expect(decodeURIComponent(inAddress(brief!))).toContain("It's often late");
});

const numbered = made.map((wording, at) => `[${at + 1}] ${wording}`);

test.each([
  ['the requested form', numbered.join('\n\n')],
  ['one line per passage', numbered.join('\n')],
  ['bold numbers', made.map((wording, at) => `**[${at + 1}]** ${wording}`).join('\n\n')],
  ['a list', made.map((wording, at) => `${at + 1}. ${wording}`).join('\n')],
  ['a heading per passage', made.map((wording, at) => `### Passage ${at + 1}\n${wording}`).join('\n\n')],
  [
    'comments around it',
    `Sure! Here is the edit:\n\n${numbered.join('\n\n')}\n\nLet me know if you want a warmer tone!`,
  ],
  ['a code fence', `\`\`\`text\n${numbered.join('\n\n')}\n\`\`\``],
  ['another order', numbered.toReversed().join('\n\n')],
  ['straight apostrophes', numbered.join('\n\n').replaceAll('’', "'")],
  ['HTML', numbered.map((line) => `<p>${line.replace('’', '&rsquo;')}</p>`).join('')],
  ['no numbers', made.join('\n\n')],
  ['the whole text with its headings', whole],
  ['no numbers and comments around it', `Here you go:\n\n${whole}\n\nI kept the tone as it was.`],
  ['bold words that were not requested', numbered.join('\n\n').replace('matters', '**matters**')],
])('an answer is read if it has %s', (_, pasted) => {
  expect(result(pasted)).toBe(whole);
  expect(read(pasted).missing).toEqual([]);
});

test('missing passages stay unchanged and are reported', () => {
  const { made: found, missing } = read(`${numbered[0]}\n\n${numbered[3]}`);
  expect(missing).toEqual([2, 3]);
  expect(found.get(4)).toBe(made[3]);
  expect(withPassages(text, passages, found)).toContain('The ferry utilizes two engines');
});

test('nothing is read from text that is not an answer', () => {
  for (const pasted of [
    '',
    'I’m sorry, I can’t help with that.',
    'Step 1: buy milk.',
    '[99] Something else.',
  ])
    expect(read(pasted).made.size).toBe(0);
});

test('a request that is pasted in place of the answer is recognised, and with the answer behind it only that is read', () => {
  const requests = [...requestsFor(text, {}), ...requestsFor(text, {}, 'brief')];
  const pastes = [
    requests[0]!,
    `You said:\n${requests[0]!.replaceAll('\n\n', '\n')}`,
    decodeURIComponent(inAddress(requests[1]!)),
  ];
  for (const pasted of pastes) {
    const only = readAssistantAnswer(pasted, passages, requests);
    expect([only.isRequest, only.made.size]).toEqual([true, 0]);
    const both = readAssistantAnswer(`${pasted}\n\n${numbered.join('\n\n')}`, passages, requests);
    expect([both.isRequest, withPassages(text, passages, both.made)]).toEqual([false, whole]);
  }
});

test('a second request contains each sentence, its wording and what was wrong', () => {
  const request = requestAgain(text, {}, [
    { before: 'Most came.', after: 'All\ncame.', why: '“Most” had become “All”.' },
  ]);
  expect(request).toMatch(
    /\[1\] Most came\.\nYour wording: All came\.\nWhat was wrong: “Most” had become “All”\.$/,
  );
});
