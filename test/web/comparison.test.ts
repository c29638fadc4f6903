import { describe, expect, test } from 'vitest';
import type { FactReport, TextChange } from '#contract/humanize.ts';
import { applyChanges } from '#prose/index.ts';
import { groupInWords } from '#comparison/facts/fact-group.tsx';
import { proveFacts } from '#comparison/facts/facts.ts';
import { changeInWords, needsSpelling, spell } from '#comparison/invisible.ts';
import { kindOf } from '#comparison/kinds.ts';
import { rewritten } from '#content/tool/rewritten-sample.ts';
import { blocksOf, chunksOf, takenOf } from '#comparison/rows/blocks.ts';
import { computeRows } from '#comparison/rows/row-computation.ts';
import { notesOf, type Piece, piecesOf, readRows } from '#comparison/rows/rows.ts';
import { stepOf } from '#comparison/use-marks.ts';
import { longText, shortText } from '../screens/parts/edited-text.ts';
import { marked } from './review-world.ts';
import { random } from '../../scripts/shared/random.ts';

const textsOf = (text: string) => {
  const { source, changes } = marked(text);
  return [...readRows(source, changes)].map(({ start, end }) => source.slice(start, end));
};
const write = (pieces: readonly Piece[], side: 'before' | 'after') =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece[side])).join('');

/** The changes that are not reverted. */
const keptOf = (changes: readonly TextChange[], takenBack: ReadonlySet<number>) =>
  changes.filter((_, index) => !takenBack.has(index));

/** Returns a seeded function for random integers from 0 to `sides` - 1. */
function dice(seed: number) {
  const next = random(seed);
  return (sides: number) => Math.floor(next() * sides);
}

const scraps = 'word; ;. ;.\n\n;The end;\n- ;# Head\n;\u200b;😀;;, and;”;\u00a0;1.5'.split(';');

/** Generates a text and changes that do not overlap: inside words, across paragraphs, empty before or after. */
function anyText(roll: (sides: number) => number) {
  const scrap = () => scraps[roll(scraps.length)] ?? '';
  const scribble = (length: number) => Array.from({ length }, scrap).join('');
  const source = scribble(roll(60));
  const changes: TextChange[] = [];
  for (let at = roll(8); at <= source.length; at += roll(12)) {
    const end = Math.min(source.length, at + roll(9));
    const before = source.slice(at, end);
    changes.push({ start: at, end, before, after: scribble(roll(3)), reason: roll(3) ? scrap() : null });
    at = Math.max(end, at);
  }
  return { source, changes };
}

describe('rows', () => {
  test('are sentences, or both sentences where a change joins two', () => {
    expect(
      textsOf('It rained. We [stayed in|left]. They left[. However, w|, but w]e came. It was late.'),
    ).toEqual(['It rained. ', 'We stayed in. ', 'They left. However, we came. ', 'It was late.']);
  });

  test('hold two sentences together when only the full stop between them is replaced', () => {
    const texts = textsOf('They left[.|,] [We|and we] came. It was late.');
    expect(texts).toEqual(['They left. We came. ', 'It was late.']);
  });

  test('keep a sentence that is split into two in one row, and a deleted sentence in a separate row', () => {
    expect(textsOf('It is big[, and it|. It] is old. [Some say so. |]We do not.')).toEqual([
      'It is big, and it is old. ',
      'Some say so. ',
      'We do not.',
    ]);
  });

  test('state whether they are a heading, a list item or a quoted block', () => {
    const source = '## A title\n\nOne. Two.\n\n- an item\n> quoted\n\n```\ncode. Here.\n```';
    expect([...readRows(source, [])].map(({ kind, opens, marker }) => [kind, opens, marker])).toEqual([
      ['heading', true, 3],
      ['paragraph', true, 0],
      ['paragraph', false, 0],
      ['item', true, 2],
      ['quote', true, 2],
      ['code', true, 0],
    ]);
  });

  test('of a random text with random changes join to the exact source, and with every change applied to the exact result', () => {
    const roll = dice(7);
    for (let round = 0; round < 2_000; round++) {
      const { source, changes } = anyText(roll);
      const rows = [...readRows(source, changes)];
      const pieces = rows.map((row) => piecesOf(source, changes, row));
      expect(pieces.map((each) => write(each, 'before')).join('')).toBe(source);
      expect(pieces.map((each) => write(each, 'after')).join('')).toBe(applyChanges(source, changes));
      expect(rows.flatMap(({ first, last }) => changes.slice(first, last))).toEqual(changes);
      expect(rows.map(({ start }) => start)).toEqual([0, ...rows.slice(0, -1).map(({ end }) => end)]);
    }
  });

  test('of a random text give the exact source once every change is reverted, in any order', () => {
    const roll = dice(11);
    for (let round = 0; round < 500; round++) {
      const { source, changes } = anyText(roll);
      const takenBack = new Set<number>();
      while (takenBack.size < changes.length) {
        takenBack.add(roll(changes.length));
        const rows = [...readRows(source, changes)];
        const shown = rows.flatMap((row) => piecesOf(source, changes, row));
        const read = shown.map((piece) => {
          if (typeof piece === 'string') return piece;
          return takenBack.has(piece.index) ? piece.before : piece.after;
        });
        expect(read.join('')).toBe(applyChanges(source, keptOf(changes, takenBack)));
      }
    }
  });

  test('show whole words where a change affects part of a word', () => {
    const { source, changes } = marked('[Moreover, t|T]he day [|long ]ended. [It|This]');
    expect([...readRows(source, changes)].flatMap((row) => piecesOf(source, changes, row))).toEqual([
      { index: 0, before: 'Moreover, the', after: 'The', mine: false },
      ' day ',
      { index: 1, before: '', after: 'long ', mine: false },
      'ended. ',
      { index: 2, before: 'It', after: 'This', mine: false },
    ]);
  });

  test('state a reason shared by several of their changes once, and nothing for a missing reason', () => {
    const reasons = ['Plainer.', null, 'Shorter.', 'Plainer.'];
    const changes = reasons.map((reason) => ({ start: 0, end: 0, before: '', after: '', reason }));
    expect(notesOf(changes, { first: 0, last: 4 })).toEqual([
      { indexes: [0, 3], reason: 'Plainer.' },
      { indexes: [2], reason: 'Shorter.' },
    ]);
  });

  test('of a long text are computed in slices, the first one immediately', () => {
    const { source, changes } = longText(20_000);
    const waiting: (() => void)[] = [];
    let time = 0;
    const clock = { now: () => (time += 1), schedule: (run: () => void) => void waiting.push(run) };
    const reading = computeRows(source, changes, clock);
    const first = reading.rows();
    expect(first.length).toBeGreaterThan(0);
    expect(reading.isDone()).toBe(false);
    expect(waiting).toEqual([]);

    let told = 0;
    const leave = reading.subscribe(() => void told++);
    waiting.shift()?.();
    expect(reading.rows().length).toBeGreaterThan(first.length);
    while (waiting.length > 0) waiting.shift()?.();
    expect(reading.isDone()).toBe(true);
    expect(told).toBeGreaterThan(3);
    expect(reading.rows()).toEqual([...readRows(source, changes)]);
    leave();

    const left = computeRows(source, changes, clock);
    left.subscribe(() => undefined)();
    waiting.shift()?.();
    expect(waiting).toEqual([]);
    expect(left.isDone()).toBe(false);
  });
});

describe('rendered blocks', () => {
  test('are the paragraphs with their sentences, in chunks that hold every change once', () => {
    const { source, changes } = longText(5_000);
    const rows = [...readRows(source, changes)];
    const blocks = blocksOf(rows);
    expect(blocks.flatMap((block) => block.rows)).toEqual(rows);
    expect(blocks.every((block) => block.rows.every(({ opens }, at) => opens === (at === 0)))).toBe(true);
    const chunks = chunksOf(blocks);
    expect(chunks.flatMap((chunk) => chunk.blocks)).toEqual(blocks);
    expect(chunks.map(({ first }) => first)).toEqual([0, ...chunks.slice(0, -1).map(({ last }) => last)]);
    expect(chunks.at(-1)?.last).toBe(changes.length);
  });

  test('are reused when more of a long text has been read', () => {
    const { source, changes } = longText(1_000);
    const rows = [...readRows(source, changes)];
    const [first] = blocksOf(rows.slice(0, 20));
    expect(blocksOf(rows)[0]).toBe(first);
  });

  test('are rendered again only where a change was reverted', () => {
    const before = takenOf(new Set([2]), { first: 1, last: 4 });
    expect(before).toBe('010');
    expect(takenOf(new Set([2, 9]), { first: 1, last: 4 })).toBe(before);
  });
});

test.each([
  ['\u200b', '', 'zero-width space is removed'],
  ['walk\u200bing', 'walking', '“walk” zero-width space “ing” becomes “walking”'],
  ['\u00a0', ' ', 'no-break space becomes space'],
  ['\n\n', ' ', '2 × line break becomes space'],
  ['\ue200', '', 'character U+E200 is removed'],
  ['p\u0430y', 'pay', '“p” Cyrillic \u0430 “y” becomes “pay”'],
  ['in order to', 'to', '“in order to” becomes “to”'],
  ['very ', '', '“very” is removed'],
  ['', 'and ', '“and” is added'],
])('the description of a change names invisible characters: %j to %j', (before, after, words) =>
  expect(changeInWords(before, after)).toBe(words),
);

test('visible characters are not spelled out', () => {
  expect(needsSpelling('Привет', 'Hello!')).toBe(false);
  expect(spell('a b')).toEqual([{ text: 'a b', named: false }]);
});

test('the kind of a change is derived from its words', () => {
  const kinds = [
    ['Moreover, the', 'The', 'Linking words'],
    ['really ', '', 'Cut words'],
    ['serves as a vital', 'is a', 'Shorter phrases'],
    ['utilize', 'use', 'Word choice'],
    ['do not', 'don’t', 'Contractions'],
    [', ensuring', '. This ensures', 'Sentences'],
    ['It was in the rain that people saw the fox', 'In the rain people saw a fox', 'Sentences'],
    ['The day was really very long, and really hot', 'The day was long, and hot', 'Cut words'],
    ['well known', 'well-known', 'Punctuation'],
    ['**How It Works:**', 'How it works:', 'Formatting'],
    ['- 🚀 Speed', '- Speed', 'Formatting'],
    ['\n---\n', '\n', 'Formatting'],
    ['walk\u200bing', 'walking', 'Hidden characters'],
  ] as const;
  expect(kinds.map(([before, after]) => kindOf({ before, after }))).toEqual(kinds.map(([, , kind]) => kind));
  expect(rewritten.changes.slice(0, 2).map(kindOf)).toEqual(['Chat lines', 'Word choice']);
});

test('keys move to the next, previous, first and last change, and revert a change', () => {
  expect(['ArrowRight', 'ArrowDown', 'n'].map((key) => stepOf(key, 3, 9))).toEqual([4, 4, 4]);
  expect(['ArrowLeft', 'ArrowUp', 'p'].map((key) => stepOf(key, 3, 9))).toEqual([2, 2, 2]);
  expect(['n', 'End'].map((key) => stepOf(key, 8, 9))).toEqual([8, 8]);
  expect(['p', 'Home'].map((key) => stepOf(key, 0, 9))).toEqual([0, 0]);
  expect(['Backspace', 'Delete'].map((key) => stepOf(key, 3, 9))).toEqual(['take back', 'take back']);
  expect(['Enter', 'a'].map((key) => stepOf(key, 3, 9))).toEqual([null, null]);
});

const report = (source: string, ...words: (string | [string, boolean])[]): FactReport => ({
  facts: words.map((word) => {
    const [text, survives] = typeof word === 'string' ? [word, true] : word;
    const start = source.indexOf(text);
    return { kind: 'number', text, start, end: start + text.length, survives };
  }),
});

const prove = (text: string, takenBack: number[], ...words: (string | [string, boolean])[]) => {
  const { source, changes } = marked(text);
  const kept = keptOf(changes, new Set(takenBack));
  const result = applyChanges(source, kept);
  return proveFacts(report(source, ...words), kept, result).map(({ proof }) => [
    proof.fate,
    result.slice(proof.start, proof.end),
  ]);
};

describe('facts', () => {
  test('are found where the applied changes have moved them', () => {
    const text = '[Moreover, t|T]he 14 cats met 2 dogs[|, all wet] on 3 days.';
    for (const takenBack of [[], [0], [1], [0, 1]]) {
      expect(prove(text, takenBack, '14', '2', '3')).toEqual([
        ['same', '14'],
        ['same', '2'],
        ['same', '3'],
      ]);
    }
  });

  test('are found inside and next to a change, but not inside another number', () => {
    expect(prove('There [were 14 in all|came 14].', [], '14')).toEqual([['same', '14']]);
    expect(prove('Then[ in 14 days|] it rained[| for 14 days].', [], '14')).toEqual([['same', '14']]);
    expect(prove('There [were 14|came 2014].', [], ['14', false])).toEqual([['lost', 'came 2014']]);
  });

  test('that are reworded are distinguished from lost ones, which return when the change is reverted', () => {
    expect(prove('They do [not|n’t] go.', [], 'not')).toEqual([['reworded', 'n’t']]);
    expect(prove('They do [not|] go.', [], ['not', false])).toEqual([['lost', '']]);
    expect(prove('They do [not|] go.', [0], ['not', false])).toEqual([['same', 'not']]);
  });

  test('of a random text that no change affects appear exactly in the result', () => {
    const roll = dice(23);
    for (let round = 0; round < 500; round++) {
      const { source, changes } = anyText(roll);
      const start = roll(source.length + 1);
      const end = Math.min(source.length, start + 1 + roll(4));
      const takenBack = new Set([...changes.keys()].filter(() => roll(2) === 0));
      for (const [index, change] of changes.entries()) {
        if (change.start < end && change.end > start) takenBack.add(index);
      }
      const text = source.slice(start, end);
      const kept = keptOf(changes, takenBack);
      const result = applyChanges(source, kept);
      const fact = { kind: 'name' as const, text, start, end, survives: false };
      const [proven] = proveFacts({ facts: [fact] }, kept, result);
      expect(result.slice(proven!.proof.start, proven!.proof.end)).toBe(text);
    }
  });

  test('are summarised in words', () => {
    const { source, changes, facts } = shortText;
    const proven = proveFacts(facts, changes, applyChanges(source, changes));
    const sumUp = (one: string) =>
      groupInWords({ one, many: `${one}s`, facts: proven.filter(({ kind }) => kind === one) });
    expect(sumUp('number')).toEqual({ amount: '5 numbers', fate: 'all kept' });
    expect(sumUp('negation')).toEqual({ amount: '4 negations', fate: 'all kept, 1 reworded' });
  });
});
