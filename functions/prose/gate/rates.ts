import type { Entry } from './entries.ts';
import { type Left, ofKind } from './difference.ts';
import { unitOf } from './numbers.ts';

/** A figure that is no year. */
const figure = String.raw`(?:[£$€]\d[\d.,]*|\b(?!(?:19|20)\d\d\b)\d[\d.,]*%?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|times))`;
/** What stands before the unit of a rate: "£35 per", "90 new members per". */
const perOne = new RegExp(String.raw`${figure}\s+(?:\p{L}+\s+){0,2}per\s+$`, 'iu');
/** "£35 a", "5 days a", "twice each": only before a unit, since "2 dogs and a garden" has no rate. */
const aUnit = new RegExp(String.raw`${figure}\s+(?:\p{L}+\s+)?(?:an?|each|every)\s+$`, 'iu');
const persons = new Set(['person', 'head', 'piece', 'guest', 'child', 'adult', 'student', 'seat', 'room']);

/** Characters before a word that may lead to it as a rate. */
const reach = 40;

function isOfRate({ start, word }: Entry, text: string): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  return perOne.test(before) || (aUnit.test(before) && (unitOf(word) !== null || persons.has(word)));
}

/** Reports a rate that was dropped or added: "£35 per month" and "£35". It is sure where no other word may say it. */
export function compareRates({ lost, gained, found }: Left, texts: { before: string; after: string }): void {
  const gone = ofKind(lost, 'word').filter((entry) => isOfRate(entry, texts.before));
  const come = ofKind(gained, 'word').filter((entry) => isOfRate(entry, texts.after));
  // On both sides, one rate has another name.
  if (gone.length > 0 && come.length > 0) return;
  const isSure = ofKind(gone.length > 0 ? gained : lost, 'word').length === 0;
  for (const entry of gone) {
    found.push({ kind: 'number', before: [entry], after: [], isSure });
    lost.delete(entry);
  }
  for (const entry of come) {
    found.push({ kind: 'number', before: [], after: [entry], isSure });
    gained.delete(entry);
  }
}
