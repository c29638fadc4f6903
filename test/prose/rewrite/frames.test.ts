// Phrases of an assistant around a text that do not belong to it: agreement, introductions, announcements, offers.
import { describe, expect, test } from 'vitest';
import { type Strength, strengths } from '#contract/humanize.ts';
import { applyChanges, judgeChanges, readSource } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';

const BODY =
  'A kettle of water and a clean cloth do most of the work on an old window. The rest is time, and a dry day helps more than any soap.';
const LIST = '- Warm the water first.\n- Wipe from the top down.\n- Dry the frame before the glass.';

/** Returns the text as the product would return it, with only the rewriter's changes that lose nothing. */
function result(text: string, strength: Strength = 'strong'): string {
  const judged = judgeChanges(readSource(text), rewrite(text, { strength }).changes);
  return applyChanges(
    text,
    judged.filter(({ verdict }) => verdict !== 'lost').flatMap(({ changes }) => changes),
  );
}

describe('removes at each strength', () => {
  test.each([
    ['agreement before the text', `Certainly! ${BODY}`],
    ['agreement in a separate paragraph', `Sure thing!\n\n${BODY}`],
    ['praise for the question', `Great question! ${BODY}`],
    ['an introduction', `Here is an essay on windows:\n\n${BODY}`],
    ['agreement and intro with length', `Of course. Here is a short article of about 300 words.\n\n${BODY}`],
    ['agreement, introduction and the rule below', `Sure! Here's a rewritten version:\n\n---\n\n${BODY}`],
    ['an offer of help and an introduction', `I'd be happy to help with that. Here is the text:\n\n${BODY}`],
    ['an offer at the end', `${BODY} Let me know if you'd like me to change anything.`],
    ['a paragraph of offers', `${BODY}\n\nI hope this helps! Feel free to ask if you have any questions.`],
    ['a question at the end', `${BODY}\n\n---\n\nWould you like me to add a part on doors?`],
    ['a note that is presented', `Certainly! Here's a short note for your neighbors:\n\n${BODY}`],
    ['an offer and a request', `${BODY}\n\nWant me to tailor this for a school? Just share the details!`],
    ['an invitation to begin', `Let's dive in. ${BODY}`],
  ])('%s', (_, text) => {
    for (const strength of strengths) expect(result(text, strength)).toBe(BODY);
  });
});

describe('removes', () => {
  test('an offer of changes below the signature of an email', () => {
    const mail = `Hi Anna,\n\n${BODY} The keys lie by the door.\n\nKind regards,\nTom`;
    expect(result(`${mail}\n\nLet me know if you would like any changes!`)).toBe(mail);
    expect(result(`${mail}\n\n---\n\nWould you like a shorter version you could send as a text?`)).toBe(mail);
  });

  test('an offer to add a section to a first-person post, or any offer below a presented one', () => {
    const post = `I clean mine in May. ${BODY}`;
    expect(result(`${post}\n\nWould you like me to add a section on doors or a list?`)).toBe(post);
    expect(result(`Here is the post:\n\n${post}\n\nI hope this helps!`)).toBe(post);
  });

  test.each([
    '*Feel free to adjust the times.*',
    '**A few quick tips:**\n\n- **Keep a log** of what you send.\n- Send it on a weekday.',
  ])('a note below the signature of a letter: %j', (note) => {
    const letter = `Dear Anna,\n\n${BODY} The keys lie by the door.\n\nYours sincerely,\nTom Baker`;
    expect(result(`${letter}\n\n---\n\n${note}\n`)).toBe(`${letter}\n`);
  });

  test('only the agreement if a lead-in or a statement follows it', () => {
    expect(result(`Sure, here are three tips:\n\n${LIST}`)).toBe(`Here are three tips:\n\n${LIST}`);
    expect(result(`Absolutely, windows need a dry day. The tips:\n\n${LIST}`)).toMatch(/^Windows need/);
  });
});

describe('keeps', () => {
  const MAIL = `Hi Anna,\n\n${BODY} The keys lie by the door.\n\n`;
  test.each([
    ['“I hope this helps” in an email', `${MAIL}I hope this helps!\n\nBest,\nTom`],
    ['an offer in an email', `${MAIL}Let me know if you have any questions.`],
    ['contact details below the rule of an email', `${MAIL}Best,\nTom\n\n---\n\nTom Baker, Mill Lane 4`],
    ['a rule with tips in a text without a signature', `${BODY}\n\n---\n\n**Tips:**\n\n- Use a dry cloth.`],
    [
      'a note that the chatbot invented something',
      `${MAIL}Best,\nTom\n\n---\n\n*Feel free to adjust the times. I added a few details.*`,
    ],
    ['an offer below an email’s signature', `${MAIL}Best,\nTom\n\nLet me know if you have any questions.`],
    ['an offer of changes in an email', `${MAIL}Let me know if you would like any changes.\n\nBest,\nTom`],
    [
      'an offer of changes below a closing without a name',
      `${MAIL}Thanks,\n\nLet me know if you want any changes.`,
    ],
    ['agreement by a writer who uses the first person', `Of course! I cleaned mine in May. ${BODY}`],
    ['an offer by a writer who uses the first person', `I clean mine in May. ${BODY} I hope this helps!`],
    [
      'a question in a first-person text',
      `I clean mine in May. ${BODY}\n\nWould you like me to write about doors next?`,
    ],
    ['a request that follows no offer', `${BODY}\n\nJust share the details!`],
    ['an announced note', `Here is a note on windows.\n\n${BODY}`],
    ['a conversation', `User: How is it done?\n\nAssistant: Certainly! ${BODY}\n\nI hope this helps!`],
    ['a quotation at the start', `"Certainly! Here is an essay:" is how such answers begin. ${BODY}`],
    ['a quotation at the end', `${BODY} It ended with "I hope this helps!"`],
    ['"of course" inside a sentence', `Of course there are windows that nobody cleans. ${BODY}`],
    ['"absolutely", which may be an answer', `Absolutely! ${BODY}`],
    ['an introduction that names something the text does not', `Here is an essay on Venice.\n\n${BODY}`],
    ['an outline', `${BODY}\n\nIn this article, we will explore soap and the dry day. The cloth comes last.`],
    ['a thesis', `${BODY} In this essay, I will argue that soap is never worth its price.`],
    ['an outline of another topic', `${BODY}\n\nThis article will explore copper. It begins with copper.`],
    ['a text that has only such phrases', 'I hope this helps! Let me know if you have any questions.'],
    ['what is frozen', `Certainly! ${BODY}`],
  ])('%s', (name, text) => {
    const frozen = name === 'what is frozen' ? ['certainly'] : [];
    const { changes } = rewrite(text, { strength: 'light', frozen });
    expect(applyChanges(text, changes)).toBe(text);
  });

  test('a phrase that continues the text before it', () => {
    const text = `Here is an old window.\n\n${BODY} Let's dive in. It begins with soap.`;
    expect(rewrite(text, { strength: 'strong' }).text).toContain("Let's dive in. It begins");
  });
});

test('the removal of each frame can be reverted alone, and the text stays well formed', () => {
  const text = `Sure! Here's a rewritten version:\n\n${BODY}\n\nHere are the steps:\n\n${LIST}\n\nI hope this helps!`;
  const { changes } = rewrite(text);
  expect(changes.map(({ before }) => before.trim())).toEqual([
    "Sure! Here's a rewritten version:",
    'I hope this helps!',
  ]);
  for (const left of changes) {
    const made = applyChanges(
      text,
      changes.filter((change) => change !== left),
    );
    expect(made).not.toMatch(/\n{3}|^\s|\s$|  /);
    expect(readSource(made).blocks.length).toBeGreaterThan(4);
  }
});

/** Returns whether the gate lets an engine delete these words. */
function mayCut(text: string, words: string): boolean {
  const start = text.indexOf(words);
  const change = { start, end: start + words.length, before: words, after: '', reason: null };
  return judgeChanges(readSource(text), [change]).every(({ verdict }) => verdict === 'kept');
}

test('another engine may remove a frame, but not a similar phrase inside an email', () => {
  expect(mayCut(`${BODY} I hope this helps!`, ' I hope this helps!')).toBe(true);
  expect(mayCut(`Hi Anna,\n\n${BODY} I hope this helps!`, ' I hope this helps!')).toBe(false);
});

test('“sure” before a statement is removed unless a “but” follows', () => {
  expect(result(`Sure, a kettle helps with old windows. ${BODY}`)).toMatch(/^A kettle helps/);
  const conceded = `Sure, a kettle helps with old windows. But few have one. ${BODY}`;
  expect(result(conceded)).toBe(conceded);
});
