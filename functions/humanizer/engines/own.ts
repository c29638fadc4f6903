import type { HumanizeOptions } from '#contract/humanize.ts';
import { clean, type FoundChange, judgeRewriting, overlaps, type Source } from '#prose/index.ts';
import { planPassages } from '#humanizer/result/passages.ts';
import type { Passed } from '#humanizer/result/rewriting.ts';
import { decided, isOpen, type Made } from '#humanizer/result/verdicts.ts';
import type { Engine } from '../engine.ts';
import { changesForAll, rewriteByRules } from './rules.ts';

const onlyLayout = 'The words are the same. We leave paragraphs and formatting as they are.';

const inLine = (text: string): string =>
  clean(text)
    .text.replaceAll(/[\s*_#>-]+/g, ' ')
    .trim();

const isSameInOtherLines = (text: string, rewrite: string): boolean =>
  text.trim() !== rewrite.trim() && inLine(text) === inLine(rewrite);

/** The rules' changes where the rewriting is held back, if a strength is set. They stand until the user decides. */
function rulesBelow(source: Source, options: HumanizeOptions, { doubts, refused }: Made): FoundChange[] {
  if (options.strength === undefined) return [];
  const held = [...doubts.filter(isOpen), ...refused];
  return rewriteByRules(source, options).changes.filter((change) =>
    held.some(({ start, end }) => start <= change.start && change.end <= end),
  );
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
        const byRules = [...changesForAll(source, options), ...rulesBelow(source, options, made)];
        const changes: (FoundChange & Partial<Passed>)[] = [...made.changes];
        for (const change of byRules)
          if (!changes.some((other) => overlaps(change, other))) changes.push({ ...change, by: 'rules' });
        changes.sort((one, other) => one.start - other.start);
        return { ...made, changes, outcome: 'reads well' };
      },
    }),
    notice: () => (isSameInOtherLines(text, rewrite) ? onlyLayout : null),
  }),
});
