import type { HumanizeOptions } from '#contract/humanize.ts';
import { clean, type FoundChange, judgeRewriting, type Source } from '#prose/index.ts';
import { changesOf, chooseChanges } from '#prose/rewrite/index.ts';
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

/** What a chat has put around the text goes, as our rules cut it, unless the rewriting has changed it itself. */
function withChatCut(source: Source, made: readonly FoundChange[], options: HumanizeOptions): FoundChange[] {
  const { chosen } = chooseChanges(source, {
    ...options,
    strength: 'light',
    tone: 'neutral',
    formatting: 'keep',
  });
  const chat = changesOf(
    source.text,
    chosen.filter(({ proposal }) => proposal.rule === 'boilerplate'),
  );
  const cut = chat.filter(
    (change) => !made.some(({ start, end }) => start < change.end && change.start < end),
  );
  return [...made, ...cut].toSorted((one, other) => one.start - other.start);
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
        return { ...made, changes: withChatCut(source, made.changes, options), outcome: 'reads well' };
      },
    }),
    notice: () => (isSameInOtherLines(text, rewrite) ? onlyLayout : null),
  }),
});
