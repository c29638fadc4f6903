import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { random } from '../../shared/random.ts';
import type { Bar } from '../bars.ts';
import { corpusFiles, readCorpus } from '../corpus.ts';
import { percent } from '../measures/measures.ts';
import { isKnownByWords } from './breaks/index.ts';
import { lossesOf, lossKinds } from './losses.ts';
import { keepForReading, shareOf } from './report.ts';
import { type Twin, twinsOf } from './twins.ts';
import { refusalAt, refusalOf } from './verdict.ts';

type Judged = { kind: string; source: string; rewritten: string; reason: string | null };

/** What the gate refuses of sentences broken by program and by hand, and what it lets pass of those that say the same. */
export function printBroken(seed: number): Bar[] {
  const { broken, whole } = twinsOf(
    corpusFiles()
      .filter((path) => !path.endsWith('test.jsonl'))
      .flatMap(readCorpus),
    random(seed),
  );
  const twins = broken.map(judgedTwin);
  const mixed = broken.filter(({ hasMore }) => hasMore).length;
  console.log(
    `\n(b) ${broken.length} sentences broken by program (seed ${seed}), ${mixed} of them with a harmless change besides: the share refused`,
  );
  const bars = printKinds('by program', twins);
  const passed = shareOf(whole.map(judgedTwin), ({ reason }) => reason === null);
  console.log(`  of ${whole.length} others with harmless changes alone, ${percent(passed)} pass`);
  printCheck(broken, whole);

  const handmade = judgedByHand('by-hand');
  console.log(`\n(b) ${handmade.length} sentences broken by hand: the share refused`);
  bars.push(...printKinds('by hand', handmade));
  const heldBack = judgedByHand('by-hand-held-back');
  // Their kinds stay unsaid, so that nobody mends by them.
  console.log(`\n(b) ${heldBack.length} more by hand, by which the gate was not mended`);
  bars.push(barOf('by hand, held back', heldBack));
  const unread = judgedByHand('by-hand-unread').filter(({ kind }) => isKnownByWords(kind));
  console.log(
    `  of ${unread.length} others, written later and not read again, ${percent(shareOf(unread, isRefused))}`,
  );
  const same = judgedByHand('by-hand-same');
  console.log(
    `  of ${same.length} that were said in other words by hand and say the same, ${percent(1 - shareOf(same, isRefused))} pass`,
  );
  keepForReading(
    'gate-broken.txt',
    [...twins, ...handmade]
      .filter(({ reason }) => reason === null)
      .map(({ kind, source, rewritten }) => `${kind}\n< ${source}\n> ${rewritten}`),
  );
  return bars;
}

const judgedByHand = (file: Parameters<typeof readHandmade>[0]): Judged[] =>
  readHandmade(file).map(({ kind, source, rewritten }) => ({
    kind,
    source,
    rewritten,
    reason: refusalOf(source, rewritten),
  }));

/** In the place where the sentence stands in its document. */
function judgedTwin({ kind, before, behind, source, rewritten }: Twin): Judged {
  const place = { start: before.length, end: before.length + source.length };
  return {
    kind: kind ?? '',
    source,
    rewritten,
    reason: refusalAt(before + source + behind, place, rewritten),
  };
}

const complains = ({ before, source, behind, rewritten }: Twin): boolean =>
  lossesOf(source, rewritten, before + source + behind).length > 0;

/** How far the check of facts, which is to find what the gate overlooks, can be believed. */
function printCheck(broken: readonly Twin[], whole: readonly Twin[]): void {
  const seen = [...Map.groupBy(broken, ({ kind }) => kind)]
    .filter(([kind]) => lossKinds.some((known) => known === kind))
    .map(([kind, of]) => `${kind} ${percent(shareOf(of, complains))}`);
  console.log(`  the check of facts sees of them: ${seen.join(', ')}`);
  console.log(`  and complains of ${whole.filter(complains).length} of the others`);
}

const isRefused = ({ reason }: Judged): boolean => reason !== null;

/** Fewer of a kind are too few for a bar of their own. */
const ENOUGH = 20;

function printKinds(how: string, twins: readonly Judged[]): Bar[] {
  const kinds = [...Map.groupBy(twins, ({ kind }) => kind)];
  const row = (of: readonly Judged[]) => ({ sentences: of.length, refused: percent(shareOf(of, isRefused)) });
  const known = twins.filter(({ kind }) => isKnownByWords(kind));
  const low = kinds.filter(
    ([kind, of]) => isKnownByWords(kind) && of.length >= ENOUGH && shareOf(of, isRefused) < 0.95,
  );
  console.table({
    ...Object.fromEntries(kinds.map(([kind, of]) => [kind, row(of)])),
    'all but term, agent and object': row(known),
  });
  return [
    barOf(how, twins),
    {
      name: `(b) ${how}, no such kind under 95%`,
      value: low.map(([kind, of]) => `${kind} ${percent(shareOf(of, isRefused))}`).join(', ') || 'none',
      met: low.length === 0,
    },
  ];
}

function barOf(how: string, twins: readonly Judged[]): Bar {
  const share = shareOf(
    twins.filter(({ kind }) => isKnownByWords(kind)),
    isRefused,
  );
  return {
    name: `(b) ${how}, what a list of words can know, refused: at least 98%`,
    value: percent(share),
    met: share >= 0.98,
  };
}

/** A sentence and a version of it that says something else, written by hand. */
export type Handmade = { kind: string; source: string; rewritten: string };

/**
 * Each line is "kind | sentence | version". The gate is mended by those of `by-hand`; those held back are for measuring alone, and
 * nobody reads them; those unread are every second of a set of which the others were mended by. What stands in `by-hand-same` says
 * the same, and has to pass.
 */
export const readHandmade = (
  file: 'by-hand' | 'by-hand-held-back' | 'by-hand-unread' | 'by-hand-same',
): Handmade[] =>
  readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([kind = '', source = '', rewritten = '']) => ({ kind, source, rewritten }));
