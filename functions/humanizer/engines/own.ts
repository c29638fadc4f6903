import type { HumanizeOptions } from '#contract/humanize.ts';
import { clean, type FoundChange, judgeRewriting, overlaps, type Source, type Span } from '#prose/index.ts';
import { asOne } from '#prose/text/changes/change.ts';
import { partsInSource } from '#prose/text/changes/parts.ts';
import { planPassages } from '#humanizer/result/passages.ts';
import { decided, isOpen, type Made } from '#humanizer/result/verdicts.ts';
import type { Engine } from '../engine.ts';
import { changesForAll, changesWith } from './rules.ts';

const onlyLayout = 'The words are the same. We leave paragraphs and formatting as they are.';

const inLine = (text: string): string =>
  clean(text)
    .text.replaceAll(/[\s*_#>-]+/g, ' ')
    .trim();

const isSameInOtherLines = (text: string, rewrite: string): boolean =>
  text.trim() !== rewrite.trim() && inLine(text) === inLine(rewrite);

/** The rules' changes: where the rewriting is held back those of the settings, if a strength is set, and elsewhere only those for all. */
function changesOfRules(source: Source, options: HumanizeOptions, { doubts, refused }: Made): FoundChange[] {
  const held = options.strength === undefined ? [] : [...doubts.filter(isOpen), ...refused];
  const isHeld = (change: Span) => held.some(({ start, end }) => start <= change.start && change.end <= end);
  const forAll = changesForAll(source, options);
  if (held.length === 0) return forAll;
  const below = changesWith(source, options).filter(isHeld);
  return [...forAll.filter((change) => !isHeld(change)), ...below];
}

const inOrder = (one: Span, other: Span): number => one.start - other.start;

/** Adds to a change the rules' changes of words in it that the rewriting leaves as they are, as where formatting is made plain. */
function withInside(text: string, change: FoundChange, ofRules: readonly FoundChange[]): FoundChange {
  const parts = partsInSource(change);
  const inside = ofRules.filter(
    (each) =>
      change.start < each.start && each.end < change.end && !parts.some((part) => overlaps(part, each)),
  );
  return inside.length === 0 ? change : (asOne(text, [...parts, ...inside].toSorted(inOrder))[0] ?? change);
}

/** Creates an engine for a rewriting that the user brings, from an assistant or elsewhere. It is judged like any engine's. */
export const ownEngine = (rewrite: string): Engine => ({
  name: 'own',
  plan: (text, options) => ({
    ...planPassages(text, {
      frozen: options.frozen ?? [],
      by: 'own',
      limits: null,
      pauseMs: 0,
      rewrite(source) {
        const frozen = options.frozen ?? [];
        const judged = judgeRewriting(source, clean(rewrite).text, { frozen, whole: true });
        const made = decided(judged, options.doubts ?? 'ask');
        const ofRules = changesOfRules(source, options, made);
        const recast = made.changes.map((change) => withInside(source.text, change, ofRules));
        const byRules = ofRules
          .filter((change) => !recast.some((other) => overlaps(change, other)))
          .map((change) => Object.assign(change, { by: 'rules' as const }));
        const changes = [...recast, ...byRules].toSorted(inOrder);
        return { ...made, changes, outcome: 'reads well' };
      },
    }),
    notice: () => (isSameInOtherLines(text, rewrite) ? onlyLayout : null),
  }),
});
