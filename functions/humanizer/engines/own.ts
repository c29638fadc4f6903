import type { HumanizeOptions } from '#contract/humanize.ts';
import { clean, type FoundChange, judgeRewriting, type Source } from '#prose/index.ts';
import { changesOf, chooseChanges } from '#prose/rewrite/index.ts';
import { RULES } from '#prose/rewrite/rules.ts';
import { planPassages } from '#humanizer/result/passages.ts';
import { decided } from '#humanizer/result/verdicts.ts';
import type { Engine } from '../engine.ts';

const onlyLayout = 'The words are the same. We leave paragraphs and formatting as they are.';

const inLine = (text: string): string =>
  clean(text)
    .text.replaceAll(/[\s*_#>-]+/g, ' ')
    .trim();

const isSameInOtherLines = (text: string, rewrite: string): boolean =>
  text.trim() !== rewrite.trim() && inLine(text) === inLine(rewrite);

/** What goes whoever rewrites: what a chat has put around the text, and formatting that is to be plain, unless the rewriting has changed it. */
function withAsked(source: Source, made: readonly FoundChange[], options: HumanizeOptions): FoundChange[] {
  const { chosen } = chooseChanges(source, { ...options, strength: 'light', tone: 'neutral' });
  const asked = changesOf(
    source.text,
    chosen.filter(({ proposal }) => proposal.precedence >= RULES.boilerplate.precedence),
  );
  const others = asked.filter(
    (change) => !made.some(({ start, end }) => start < change.end && change.start < end),
  );
  return [...made, ...others].toSorted((one, other) => one.start - other.start);
}

/** A rewriting that the person brings, from an assistant of their own or from anywhere: it is judged as that of any engine. */
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
        return { ...made, changes: withAsked(source, made.changes, options), outcome: 'reads well' };
      },
    }),
    notice: () => (isSameInOtherLines(text, rewrite) ? onlyLayout : null),
  }),
});
