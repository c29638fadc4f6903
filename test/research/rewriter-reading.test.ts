// A strict reader's verdicts on each rule and row are in scripts/eval/reading.tsv; changes without approval are not made.
import { describe, expect, test } from 'vitest';
import { findsOf, PHRASE_GROUPS } from '#prose/rewrite/english/lexicon/phrase-trie.ts';
import { VERB_OBJECTS } from '#prose/rewrite/english/lists/verb-objects.ts';
import { WORDS } from '#prose/rewrite/english/lists/words.ts';
import { RULES } from '#prose/rewrite/rules.ts';
import { factBars } from '../../scripts/eval/bars.ts';
import { readReading } from '../../scripts/eval/reading.ts';
import { OWN_TEXTS } from '../prose/rewrite/own-texts.ts';

const READING = readReading();

const ROWS = [
  ...PHRASE_GROUPS.flatMap(({ rows }) => rows).map((row) => ({ line: findsOf(row)[0], use: row.use })),
  ...WORDS.map(({ word, use }) => ({ line: word, use })),
  ...VERB_OBJECTS.map(({ verb, use }) => ({ line: `${verb}: ${use.join(', ')}`, use })),
];

test('every rule and every row of the lists has been reviewed by a reader', () => {
  expect(new Set(READING.map(({ rule }) => rule))).toEqual(new Set(Object.keys(RULES)));
  const lines = new Set(READING.map(({ line }) => line));
  for (const { line, use } of ROWS) if (use.length > 0) expect(lines).toContain(line);
});

test('every reviewed row is in a list', () => {
  const lines = new Set(ROWS.map(({ line }) => line));
  const listed = READING.filter(({ rule }) => /^(?:phrase|word|verb-object)/.test(rule));
  for (const { line } of listed) expect(lines).toContain(line);
});

test('at least half of the changes of each are better, and at most one is worse or wrong', () => {
  const failed = READING.filter(
    ({ read, better, worse, wrong, note }) =>
      note === '' && (read === 0 || better * 2 < read || worse + wrong > 1),
  );
  expect(failed).toEqual([]);
});

describe('our own texts meet the thresholds of the evaluation', () => {
  const texts = OWN_TEXTS.map(([, text]) => text);
  test.each(['light', 'balanced', 'strong'] as const)('at %s', async (strength) => {
    for (const { name, value, met } of await factBars(texts, { strength }))
      expect([name, value, met]).toEqual([name, '0', true]);
  });
});
