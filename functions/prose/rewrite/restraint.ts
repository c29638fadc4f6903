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

export const isOfDashes = (rule: RuleId): boolean => rule.startsWith('dash-');

/** People set 1.8 dashes in a thousand words: who sets more can do with fewer, however well a text reads. */
const FEW_DASHES = 1.8;

export const hasManyDashes = (text: string, words: number): boolean =>
  (text.match(/\u2014| \u2013 /g)?.length ?? 0) * 1000 > words * FEW_DASHES;
