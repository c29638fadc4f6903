import { beforeAll, describe, expect, it } from 'vitest';
import { applyChanges, type Judged, judgeRewriting, movedBy, readSource } from '#prose/index.ts';
import { mutantsOf } from '../../scripts/eval/gate/mutants/index.ts';
import { readPairs, readPassages } from '../../scripts/eval/gate/passages.ts';
import {
  addRewriting,
  nothing,
  plantingIn,
  shareOf,
  verdictOnPlanted,
} from '../../scripts/eval/gate/tally.ts';
import { random } from '../../scripts/shared/random.ts';

/** A short version of `npm run eval -- --gate`, which has stricter thresholds: see docs/gate.md. */
describe('the gate, on held-back passages that its developers do not read', { timeout: 60_000 }, () => {
  const passages = readPassages('held-back');

  it('keeps at least 35 % of what careful editors change and calls at most 5 % of it lost', () => {
    const tally = nothing();
    for (const { source, careful } of passages) addRewriting(tally, source, careful);
    expect(shareOf(tally, 'kept')).toBeGreaterThanOrEqual(0.35);
    expect(shareOf(tally, 'lost')).toBeLessThanOrEqual(0.05);
  });

  it('keeps at most 3 % of the slips and shows at least 80 % of those in doubt early', () => {
    const caught = passages.flatMap(({ source, slips, ...hands }) =>
      slips.map(({ of, before, after }) =>
        verdictOnPlanted(
          plantingIn(source, hands[of]),
          hands[of].replace(before, () => after),
        ),
      ),
    );
    const doubted = caught.filter(({ verdict }) => verdict === 'in doubt');
    expect(caught.filter(({ verdict }) => verdict === 'kept').length / caught.length).toBeLessThanOrEqual(
      0.03,
    );
    expect(doubted.filter(({ isEarly }) => isEarly).length / doubted.length).toBeGreaterThanOrEqual(0.8);
  });

  it('keeps at most a tenth of the changes of meaning by small means, and a twentieth of those it was built with', () => {
    for (const [set, most] of [
      ['held-back', 0.1],
      ['working', 0.05],
    ] as const) {
      const pairs = readPairs(set);
      const kept = pairs.filter(({ source, rewriting }) =>
        judgeRewriting(readSource(source), rewriting).every(({ verdict }) => verdict === 'kept'),
      );
      expect(kept.length / pairs.length).toBeLessThanOrEqual(most);
    }
  });

  it('keeps at most 3 % of the changes of meaning that a program plants', () => {
    const next = random(5);
    const verdicts = passages.flatMap(({ source, careful }) => {
      const planting = plantingIn(source, careful);
      return mutantsOf(source, careful, next, 8).map(({ text }) => verdictOnPlanted(planting, text).verdict);
    });
    expect(verdicts.length).toBeGreaterThan(100);
    expect(verdicts.filter((verdict) => verdict === 'kept').length / verdicts.length).toBeLessThanOrEqual(
      0.03,
    );
  });
});

/** Returns the source with the changes of the kept units applied. */
const made = (source: string, units: readonly Judged[]) =>
  applyChanges(
    source,
    units.flatMap(({ verdict, changes }) => (verdict === 'kept' ? changes : [])),
  );

/** Number of words in a run that must not be repeated. */
const LENGTH = 6;

function runsOf(text: string): Map<string, number> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const runs = new Map<string, number>();
  for (let at = 0; at + LENGTH <= words.length; at++) {
    const run = words.slice(at, at + LENGTH).join(' ');
    runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  return runs;
}

// About 700 rewritings, which take several seconds on a busy machine.
describe('in all rewritings of test/gate', { timeout: 60_000 }, () => {
  const cases = (['working', 'held-back'] as const).flatMap((set) =>
    readPassages(set).flatMap(({ source, slips, ...hands }) => {
      const rewritings = slips.map(({ of, before, after }) => hands[of].replace(before, () => after));
      return [hands.careful, hands.freer].concat(rewritings).map((rewriting) => ({ source, rewriting }));
    }),
  );
  let judged: { source: string; rewriting: string; units: readonly Judged[] }[] = [];
  beforeAll(() => {
    judged = cases.map(({ source, rewriting }) => ({
      source,
      rewriting,
      units: judgeRewriting(readSource(source), rewriting),
    }));
  }, 60_000);

  it('no run of six words is repeated unless one of the texts repeats it', () => {
    const twice = judged.flatMap(({ source, rewriting, units }) => {
      const result = made(source, units);
      const [had, has] = [runsOf(source), runsOf(rewriting)];
      return [...runsOf(result)].filter(
        ([run, count]) => count > Math.max(1, had.get(run) ?? 0, has.get(run) ?? 0),
      );
    });
    expect(twice).toEqual([]);
  });

  it('units do not overlap, and applying the changes of a unit gives the text that it states', () => {
    for (const { source, units } of judged) {
      let end = 0;
      for (const unit of units) {
        expect(unit.start).toBeGreaterThanOrEqual(end);
        ({ end } = unit);
        const moved = unit.changes.map((change) => movedBy(change, -unit.start));
        const led = applyChanges(source.slice(unit.start, unit.end), moved);
        expect(led.replaceAll(/\s+/g, ' ')).toBe(unit.after.replaceAll(/\s+/g, ' '));
      }
    }
  });
});
