/** Spelt with a vowel, spoken with a consonant: "a union", "a European", "a one-off". */
const SPOKEN_AS_CONSONANT =
  /^(?:eu|ewe|one(?:$|[^a-z])|once|uni(?!n|mp|mag)|unanim|us(?:e|a|u|i)|ut(?:i|e|o)|ub(?:i|e)|ur(?:a|i|o)n?|ufo|uk)/;
const SILENT_H = /^(?:hour|honest|honou?r|heir)/;

/** The article that fits before a word, or null where its sound cannot be told from its letters. */
export function articleFor(word: string): 'a' | 'an' | null {
  const first = word.charCodeAt(0);
  if (first < 97 || first > 122) return null;
  if (word.length === 1) return null;
  if ('aeiou'.includes(word.charAt(0))) {
    if ((first === 101 || first === 111 || first === 117) && SPOKEN_AS_CONSONANT.test(word)) return 'a';
    return 'an';
  }
  if (first === 104 && SILENT_H.test(word)) return 'an';
  return 'a';
}
