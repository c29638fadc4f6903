import type { OfferedChange } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { isConversation, isMail, speaksOfSelf } from '../../../frames/writer.ts';
import { findFacts } from '../../../gate/facts.ts';
import { findFrozen } from '../../../text/frozen.ts';
import type { Source } from '../../../text/source.ts';
import type { Settings } from '../../options.ts';
import { registerOf } from '../register.ts';
import { isOfPersons, isStory } from '../story.ts';
import { readEarlier } from './earlier.ts';
import { type Conclusion, findConclusion } from './place.ts';
import { restates } from './restates.ts';

/** Of a text that is mostly conclusion hardly anything would be left. */
const MOST_OF_TEXT = 1 / 3;

/** A conclusion that says again what the text has said, to be left out by whoever wants it left out. */
export function findRestating(source: Source, { frozen, tone }: Settings): OfferedChange[] {
  const { text } = source;
  // A paper is expected to end with its conclusion.
  if (tone === 'academic' || isConversation(source) || isMail(source)) return [];
  const conclusion = findConclusion(source);
  if (conclusion === null || !isSmallPart(text, conclusion)) return [];
  const { start, end, sentences, earlier, hasHeading, whole } = conclusion;
  if (isOfItsOwn(whole)) return [];
  if (findFrozen(text, conclusion, frozen).length > 0) return [];
  if (sentences.some(addresses) || !holdsKnownFacts(sentences, earlier)) return [];
  if (!restates(sentences, readEarlier(earlier))) return [];
  const reason = `This ${hasHeading ? 'section' : 'paragraph'} says again what the text has said.`;
  return [{ start, end, before: text.slice(start, end), after: '', reason }];
}

const isSmallPart = (text: string, { start, end }: Conclusion): boolean =>
  countWords(text.slice(start, end)) <= countWords(text) * MOST_OF_TEXT;

/** A story, a contract, a study, or what somebody tells of himself: there a conclusion belongs to the kind, or to the person. */
const isOfItsOwn = (text: string): boolean =>
  isStory(text) || isOfPersons(text) || speaksOfSelf(text) || registerOf(text, countWords(text)) !== 'other';

/** It asks somebody for something, or speaks to them. */
const addresses = (sentence: string): boolean =>
  /[!?]["'\u2019\u201d)*]*$/.test(sentence) ||
  /\b(?:you|your|yours|yourself|let['\u2019]s|let us|thank)\b/i.test(sentence) ||
  /^(?:remember|consider|start|begin|keep|try|take|make|choose|act|join|share|visit|contact|think|look|ask|give|stop|do not|don['\u2019]t|never)\b/i.test(
    sentence,
  );

/** No quotation, link or citation, and no number or name that has not been told. */
function holdsKnownFacts(sentences: readonly string[], earlier: readonly string[]): boolean {
  const before = earlier.join('\n');
  return sentences.every((sentence) =>
    findFacts(sentence, { start: 0, end: sentence.length }).every(
      ({ kind, text }) =>
        kind === 'negation' ||
        (kind !== 'quotation' && kind !== 'link' && kind !== 'citation' && isTold(before, text)),
    ),
  );
}

const isTold = (before: string, fact: string): boolean =>
  before.toLowerCase().includes(fact.toLowerCase().replace(/['\u2019]s$/, ''));
