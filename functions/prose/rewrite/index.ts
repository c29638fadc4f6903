import type { HumanizeOutcome } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { applyChanges, type Change } from '../text/changes/change.ts';
import { readSource, type Source } from '../text/source.ts';
import { changesOf } from './changes.ts';
import { knowsEnglish } from './english/known.ts';
import { propose } from './english/read.ts';
import { proposeFormatting } from './formatting/index.ts';
import { settingsOf, type Options } from './options.ts';
import type { Choice, Proposal } from './proposal.ts';
import { select } from './select.ts';

/** With fewer words in Latin letters, the language is unknown. */
const LEAST_WORDS = 4;

export { changesOf } from './changes.ts';
export { MOST_CHANGED, type Options } from './options.ts';
export { isAskedFor } from './select.ts';

export type Rewritten = { text: string; changes: Change[]; outcome: HumanizeOutcome };

/** Returns the text as an editor would have it, and every change with its place and reason: find, propose, select, apply. */
export function rewrite(text: string, options: Options = {}): Rewritten {
  const { chosen, outcome } = chooseChanges(readSource(text), options);
  const changes = changesOf(text, chosen);
  return { text: applyChanges(text, changes), changes, outcome };
}

export type Chosen = { proposals: readonly Proposal[]; chosen: readonly Choice[]; outcome: HumanizeOutcome };

/** Returns what the rules propose for a whole text, and the chosen changes. */
export function chooseChanges(source: Source, options: Options): Chosen {
  const { text } = source;
  const settings = settingsOf(options);
  if (!knowsEnglish(text)) {
    const isForeign = /(?!\p{Script=Latin})\p{L}/u.test(text) || countWords(text) >= LEAST_WORDS;
    const outcome = isForeign && /\p{L}/u.test(text) ? 'not English' : 'nothing to read';
    return { proposals: [], chosen: [], outcome };
  }
  const { proposals, ...read } = propose(source, settings);
  const asked = settings.formatting === 'plain' ? proposeFormatting(source, settings) : [];
  const chosen = select({ text, proposals, asked, settings, ...read });
  if (chosen.length > 0) return { proposals, chosen, outcome: 'rewritten' };
  return { proposals, chosen, outcome: read.words === 0 ? 'nothing to read' : 'reads well' };
}
