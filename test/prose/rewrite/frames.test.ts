// What stands around a text and is no part of it: consent, presentations, announcements, offers.
import { describe, expect, test } from 'vitest';
import { applyChanges, judgeChanges, readSource } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';

const BODY =
  'A kettle of water and a clean cloth do most of the work on an old window. The rest is time, and a dry day helps more than any soap.';
const LIST = '- Warm the water first.\n- Wipe from the top down.\n- Dry the frame before the glass.';

/** What the product would give: the rewriter's changes by which nothing is lost. */
function result(text: string): string {
  const judged = judgeChanges(readSource(text), rewrite(text, { strength: 'strong' }).changes);
  return applyChanges(
    text,
    judged.filter(({ verdict }) => verdict !== 'lost').flatMap(({ changes }) => changes),
  );
}

describe('goes', () => {
  test.each([
    ['consent before the text', `Certainly! ${BODY}`],
    ['consent in a paragraph of its own', `Sure thing!\n\n${BODY}`],
    ['praise for the question', `Great question! ${BODY}`],
    ['what presents the whole', `Here is an essay on windows:\n\n${BODY}`],
    ['both, with its length', `Of course. Here is a short article of about 300 words.\n\n${BODY}`],
    ['both, and the rule below them', `Sure! Here's a rewritten version:\n\n---\n\n${BODY}`],
    ['the wish to help', `I'd be happy to help with that. Here is the text:\n\n${BODY}`],
    ['an offer at the end', `${BODY} Let me know if you'd like me to change anything.`],
    ['offers in a paragraph', `${BODY}\n\nI hope this helps! Feel free to ask if you have any questions.`],
    ['a question at the end', `${BODY}\n\n---\n\nWould you like me to add a part on doors?`],
    ['a note that is presented', `Certainly! Here's a short note for your neighbors:\n\n${BODY}`],
    ['an offer and a request', `${BODY}\n\nWant me to tailor this for a school? Just share the details!`],
    ['a call to begin', `Let's dive in. ${BODY}`],
  ])('%s', (_, text) => {
    expect(result(text)).toBe(BODY);
  });

  test('the offer of changes below the name of a mail', () => {
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
    '*Feel free to adjust the times. I have filled in a few placeholders!*',
    '**A few quick tips:**\n\n- **Keep a log** of what you send.\n- Send it on a weekday.',
    '*Note: I added a few details. Please check them before sending.*',
  ])('a note below the signature of a letter: %j', (note) => {
    const letter = `Dear Anna,\n\n${BODY} The keys lie by the door.\n\nYours sincerely,\nTom Baker`;
    expect(result(`${letter}\n\n---\n\n${note}\n`)).toBe(`${letter}\n`);
  });

  test('only the first words of a line or a statement behind consent', () => {
    expect(result(`Sure, here are three tips:\n\n${LIST}`)).toBe(`Here are three tips:\n\n${LIST}`);
    expect(result(`Absolutely, windows need a dry day. The tips:\n\n${LIST}`)).toMatch(/^Windows need/);
  });
});

describe('stays', () => {
  const MAIL = `Hi Anna,\n\n${BODY} The keys lie by the door.\n\n`;
  test.each([
    ['a hope in a mail', `${MAIL}I hope this helps!\n\nBest,\nTom`],
    ['an offer in a mail', `${MAIL}Let me know if you have any questions.`],
    ['what the writer adds below the rule of a mail', `${MAIL}Best,\nTom\n\n---\n\nTom Baker, Mill Lane 4`],
    [
      'a rule with tips in a text that nobody has signed',
      `${BODY}\n\n---\n\n**Tips:**\n\n- Use a dry cloth.`,
    ],
    ['a question below the name of a mail', `${MAIL}Best,\nTom\n\nLet me know if you have any questions.`],
    ['changes offered in a mail', `${MAIL}Let me know if you would like any changes.\n\nBest,\nTom`],
    [
      'changes offered below a farewell without a name',
      `${MAIL}Thanks,\n\nLet me know if you want any changes.`,
    ],
    ['an answer of somebody who speaks of himself', `Of course! I cleaned mine in May. ${BODY}`],
    ['an offer of somebody who speaks of himself', `I clean mine in May. ${BODY} I hope this helps!`],
    [
      'a question of somebody who speaks of himself',
      `I clean mine in May. ${BODY}\n\nWould you like me to write about doors next?`,
    ],
    ['a request that follows no offer', `${BODY}\n\nJust share the details!`],
    ['a note that somebody announces', `Here is a note on windows.\n\n${BODY}`],
    ['a conversation', `User: How is it done?\n\nAssistant: Certainly! ${BODY}\n\nI hope this helps!`],
    ['what is quoted', `"Certainly! Here is an essay:" is how such answers begin. ${BODY}`],
    ['what is quoted at the end', `${BODY} It ended with "I hope this helps!"`],
    ['"of course" inside a sentence', `Of course there are windows that nobody cleans. ${BODY}`],
    ['"absolutely", which may answer', `Absolutely! ${BODY}`],
    ['a presentation that names what the text does not', `Here is an essay on Venice.\n\n${BODY}`],
    ['a plan', `${BODY}\n\nIn this article, we will explore soap and the dry day. The cloth comes last.`],
    ['a thesis', `${BODY} In this essay, I will argue that soap is never worth its price.`],
    ['a plan that is not repeated', `${BODY}\n\nThis article will explore copper. It begins with copper.`],
    ['a text that is nothing else', 'I hope this helps! Let me know if you have any questions.'],
    ['what is frozen', `Certainly! ${BODY}`],
  ])('%s', (name, text) => {
    const frozen = name === 'what is frozen' ? ['certainly'] : [];
    const { changes } = rewrite(text, { strength: 'light', frozen });
    expect(applyChanges(text, changes)).toBe(text);
  });

  test('what goes on about what was said', () => {
    const text = `Here is an old window.\n\n${BODY} Let's dive in. It begins with soap.`;
    expect(rewrite(text, { strength: 'strong' }).text).toContain("Let's dive in. It begins");
  });
});

test('each frame can be taken back by itself, and what is left is a text', () => {
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

/** Whether an engine that takes some words away may do so. */
function mayCut(text: string, words: string): boolean {
  const start = text.indexOf(words);
  const change = { start, end: start + words.length, before: words, after: '', reason: null };
  return judgeChanges(readSource(text), [change]).every(({ verdict }) => verdict === 'kept');
}

test('another engine may take a frame away, but nothing that looks like one inside a mail', () => {
  expect(mayCut(`${BODY} I hope this helps!`, ' I hope this helps!')).toBe(true);
  expect(mayCut(`Hi Anna,\n\n${BODY} I hope this helps!`, ' I hope this helps!')).toBe(false);
});

test('“sure” before a statement goes, unless a “but” takes it back', () => {
  expect(result(`Sure, a kettle helps with old windows. ${BODY}`)).toMatch(/^A kettle helps/);
  const conceded = `Sure, a kettle helps with old windows. But few have one. ${BODY}`;
  expect(result(conceded)).toBe(conceded);
});
