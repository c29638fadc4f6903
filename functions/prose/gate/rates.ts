import { type Left, ofKind } from './difference.ts';

/** What stands before the unit of a rate: "£35 per", "5 days a", "twice each". */
const toRate =
  /(?:\d[\d.,]*%?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|times))\s+(?:\p{L}+\s+){0,2}(?:per|an?|each|every)\s+$/iu;

/** Characters before a word that may lead to it as a rate. */
const reach = 40;

/** Reports a rate that was dropped or added: "£35 per month" and "£35". It is sure where no other word may say it. */
export function compareRates({ lost, gained, found }: Left, texts: { before: string; after: string }): void {
  for (const [side, other, text] of [
    [lost, gained, texts.before],
    [gained, lost, texts.after],
  ] as const)
    for (const entry of ofKind(side, 'word')) {
      if (!toRate.test(text.slice(Math.max(0, entry.start - reach), entry.start))) continue;
      const isSure = ofKind(other, 'word').length === 0;
      const sides = side === lost ? { before: [entry], after: [] } : { before: [], after: [entry] };
      found.push({ kind: 'number', ...sides, isSure });
      side.delete(entry);
    }
}
