import type { Tone } from '#contract/humanize.ts';
import { isFormal } from './options.ts';
import type { RuleId } from './precedence.ts';

/** What exchanges sound words or rebuilds sound sentences: not in a text that is plain already. */
const REWORDING: ReadonlySet<RuleId> = new Set<RuleId>([
  'join',
  'split-and',
  'split-predicate',
  'split-which',
  'however',
  'phrase',
  'phrase-plain',
  'phrase-strong',
  'let',
  'give',
  'relative',
  'which-is',
  'swap-synonym',
]);

export const isRewording = (rule: RuleId): boolean => REWORDING.has(rule);

/** What somebody asks for with the tone: it is done however well a text reads. */
export const isOfTone = (rule: RuleId, tone: Tone): boolean =>
  isFormal(tone)
    ? rule === 'expansion' || rule === 'phrase-formal'
    : tone === 'casual' && (rule.startsWith('contraction') || rule === 'phrase-talk');
