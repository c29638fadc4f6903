import { countWords } from '#contract/words.ts';

const PERSONS = /\b(?:he|she|him|his|her|hers|i|me|my)\b/gi;
const TOLD =
  /\b(?:was|were|had|said|asked|looked|felt|knew|came|went|saw|turned|stood|took|\p{L}{3,}ed)\b/giu;
const NOW = /\b(?:is|are|has|have|can|will|may|should)\b/gi;

const PERSON_ONE_IN = 24;
const TOLD_ONE_IN = 24;

/** Whether a text tells of persons in the past. The sentences of a story are as short or as long as the narration needs. */
export function isStory(text: string): boolean {
  return isOfPersons(text) && isTold(text);
}

/** Whether a text mentions persons throughout, in any tense. */
export const isOfPersons = (text: string): boolean =>
  countOf(text, PERSONS) * PERSON_ONE_IN >= countWords(text);

const PEOPLE = /\b(?:he|she|him|his|her|hers|i|me|my|you|your|we|us|our|they|them)\b/gi;
const PEOPLE_ONE_IN = 40;

/** Whether a text may be a tale of any persons and any time; a study of the past mentions fewer persons. */
export const mayBeTale = (text: string): boolean =>
  isOfPersons(text) || (countOf(text, PEOPLE) * PEOPLE_ONE_IN >= countWords(text) && isTold(text));

function isTold(text: string): boolean {
  const told = countOf(text, TOLD);
  return told * TOLD_ONE_IN >= countWords(text) && told > countOf(text, NOW);
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
