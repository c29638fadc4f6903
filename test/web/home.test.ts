import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ownerClaims, unconfirmedClaims } from '#contract/claims.ts';
import { signals } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { signalLabels } from '#prose/signals/labels.ts';
import { payoutInWords, payoutOf } from '#content/creators.ts';
import { rewritten } from '#content/tool/rewritten-sample.ts';
import { rewrittenSample } from '../../scripts/generate/sample.ts';
import { measuredSample, passage, resultOf, sourceOf } from '#content/home.ts';
import { sample } from '#contract/sample.ts';
import { keyFiguresOf, voicesOf } from '#content/measured.ts';
import published from '#content/published.json' with { type: 'json' };

describe('the illustrations of the home page', () => {
  const source = sourceOf(passage.pieces);

  test('show what the rewriter does with the text', () => {
    const { changes, text } = rewrite(source);
    expect(text).toBe(resultOf(passage.pieces));
    expect(changes.map(({ before, after }) => [before, after])).toEqual(
      passage.pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.struck, piece.added]])),
    );
    expect(changes.at(-1)?.reason).toBe(passage.reason);
  });

  test('underline the one phrase that the measured signals mark', () => {
    const markers = signals(source).signals.find(({ name }) => name === 'markers');
    expect(markers?.spans.map(({ text }) => text)).toEqual([passage.marker]);
  });

  test('show the signals of the sample as measured before and after rewriting', () => {
    const [before, after] = [sample, rewrite(sample).text].map((text) => signals(text).signals);
    const valueOf = (measured: typeof before, name: string, digits: number) =>
      measured?.find((each) => each.name === name)?.value.toFixed(digits);
    for (const { signal, ...drawn } of measuredSample) {
      const { digits } = signalLabels[signal];
      expect([signal, drawn.before.toFixed(digits), drawn.after.toFixed(digits)]).toEqual([
        signal,
        valueOf(before, signal, digits),
        valueOf(after, signal, digits),
      ]);
    }
  });
});

test('until a claim is confirmed, its place on the home page holds a figure from /scores or the docs', () => {
  expect(unconfirmedClaims(ownerClaims)).toHaveLength(5);
  const [, texts] = /no fact lost or added[^(]*\(([\d,]+) texts\)/.exec(
    readFileSync('docs/rewriter.md', 'utf8'),
  )!;
  const { detectors, tools } = published;
  expect(keyFiguresOf(ownerClaims)).toMatchObject([
    { figure: texts },
    { figure: `${detectors.all_agree_percent}%`, after: expect.stringContaining(String(detectors.texts)) },
  ]);
  expect(voicesOf(ownerClaims)).toEqual(
    ['number', 'name', 'quotation'].map((kind) => {
      const { humanizers, ours } = tools.measures.find(({ measure }) => measure === kind)!;
      return {
        figure: `${Math.round(humanizers.middle)}%`,
        what: expect.stringContaining(`${kind}s`),
        ours: expect.stringContaining(` ${ours}%`),
      };
    }),
  );
});

test('each confirmed claim replaces the figure in its place', () => {
  const [users, samples] = ownerClaims.figures;
  const confirmed = { ...samples!, confirmed: true };
  expect(keyFiguresOf({ ...ownerClaims, figures: [users!, confirmed] })).toEqual([
    expect.objectContaining({ figure: '1,551' }),
    confirmed,
  ]);
});

test('the empty page shows the rules’ rewrite of the sample; `node scripts/run.mjs sample` regenerates it', async () => {
  expect(rewritten).toEqual(await rewrittenSample());
});

test.each([
  [0, 0],
  [9_999, 0],
  [10_000, 15],
  [10_001, 15],
  [12_340, 18.51],
  [1_000_000, 1_500],
  [10_000_000, 15_000],
  [25_000_000, 15_000],
])('%d views of a video pay %d dollars', (views, payout) => {
  expect(payoutOf(views)).toBe(payout);
});

test('the payout text mentions the minimum for too few views, and the maximum for too many', () => {
  expect(payoutInWords(9_000)).toBe('1,000 more views until the minimum payout of $15.');
  expect(payoutInWords(9_999)).toMatch(/^1 more view until /);
  expect(payoutInWords(20_000)).toBe('At $1.50 for every 1,000 real views.');
  expect(payoutInWords(10_000_000)).toContain('Up to $15,000 per video');
});
