import { countWords } from '#contract/words.ts';
import type { Block } from '../text/blocks/block.ts';
import { registerOf } from './register.ts';
import { isStory } from './story.ts';

/** The kind of a text, as far as it affects how a person would write it. */
export type TextKind = 'email' | 'post' | 'advertisement' | 'essay' | 'report' | 'news' | 'story' | 'answer';

const GREETING =
  /^(?:subject: .*\n+)?(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b.{0,60}[,!:]?\s*$/im;
const FAREWELL =
  /^(?:(?:best|kind|warm|with kind) regards|best wishes|regards|sincerely|yours (?:sincerely|faithfully|truly)|cheers|thanks|thank you|best|warmly|all the best),?!?\s*$/im;
const SELLS =
  /\b(?:order (?:now|yours|today)|shop (?:now|the)|sign up|try it|get started|buy now|book (?:now|your)|join (?:us|now|today)|discover|introducing|free (?:trial|shipping)|limited.time|our (?:team|products?|platform|app|service|collection|customers)|learn more|visit us)\b/gi;
const YOU = /\b(?:you|your|yours|you're|you'll|you've)\b/gi;
const WE = /\b(?:we|our|us)\b/gi;
const I = /\b(?:i|i'm|i've|i'd|my|me)\b/gi;
const THINKS =
  /\b(?:i (?:think|feel|agree|believe|found|would say)|in my (?:opinion|experience|view)|personally|great (?:question|post|point))\b/gi;
const SAID = /\b(?:said|told|announced|according to|reported|spokes(?:man|woman|person))\b/gi;

/** Thresholds per 1,000 words. */
const enough = { said: 5, sells: 4, addressed: 15, thinks: 3, own: 8, you: 10, youUnderHeadings: 4 } as const;

/** Determines the kind of a text from its wording and its headings. */
export function kindOf({ text, blocks }: { text: string; blocks: readonly Pick<Block, 'kind'>[] }): TextKind {
  const words = Math.max(1, countWords(text));
  const rate = (pattern: RegExp): number => ((text.match(pattern)?.length ?? 0) * 1000) / words;
  if (GREETING.test(text.slice(0, 300)) || FAREWELL.test(text.slice(-200))) return 'email';
  if (isStory(text)) return 'story';
  if (registerOf(text, words) !== 'other') return 'report';
  if (rate(SAID) > enough.said && rate(YOU) < enough.said) return 'news';
  if (rate(SELLS) > enough.sells && rate(YOU) + rate(WE) > enough.addressed) return 'advertisement';
  if (rate(THINKS) > enough.thinks && rate(I) > enough.own) return 'answer';
  const hasHeadings = blocks.some(({ kind }) => kind === 'heading');
  return rate(YOU) > (hasHeadings ? enough.youUnderHeadings : enough.you) ? 'post' : 'essay';
}
