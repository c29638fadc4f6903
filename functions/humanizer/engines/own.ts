import { clean, judgeRewriting } from '#prose/index.ts';
import { planPassages } from '#humanizer/result/passages.ts';
import { decided } from '#humanizer/result/verdicts.ts';
import type { Engine } from '../engine.ts';
import { changesForAll } from './rules.ts';

const onlyLayout = 'The words are the same. We leave paragraphs and formatting as they are.';

const inLine = (text: string): string =>
  clean(text)
    .text.replaceAll(/[\s*_#>-]+/g, ' ')
    .trim();

const isSameInOtherLines = (text: string, rewrite: string): boolean =>
  text.trim() !== rewrite.trim() && inLine(text) === inLine(rewrite);

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
        const others = changesForAll(source, options).filter(
          (change) => !made.changes.some(({ start, end }) => start < change.end && change.start < end),
        );
        const changes = [...made.changes, ...others].toSorted((one, other) => one.start - other.start);
        return { ...made, changes, outcome: 'reads well' };
      },
    }),
    notice: () => (isSameInOtherLines(text, rewrite) ? onlyLayout : null),
  }),
});
