import type { Change } from '#prose/text/changes/change.ts';

const wordList = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

export const countWords = (text: string): number => wordList(text).length;

/** Words that one side of the changes has and the other has not, whichever are more. */
export function changedWords(changes: readonly Change[]): number {
  let changed = 0;
  for (const { before, after } of changes) {
    const old = wordList(before);
    const fresh = wordList(after);
    changed += Math.max(old.length, fresh.length) - commonLength(old, fresh);
  }
  return changed;
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const word of one) {
    const next = [0];
    for (const [at, candidate] of other.entries()) {
      next.push(word === candidate ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const MARKERS = new RegExp(
  `\\b(?:${[
    'additionally|furthermore|moreover|notably|importantly|ultimately|consequently|in conclusion|in summary|overall,',
    'crucial|pivotal|vital|essential|paramount|indispensable|integral|significant|significantly|substantial|robust',
    'comprehensive|intricate|multifaceted|nuanced|profound|profoundly|seamless|seamlessly|meticulous|meticulously',
    'innovative|groundbreaking|cutting-edge|transformative|invaluable|unparalleled|unwavering|vibrant|bustling|diverse',
    'delv(?:e|es|ed|ing)|foster(?:s|ed|ing)?|enhanc(?:e|es|ed|ing)|leverag(?:e|es|ed|ing)|harness(?:es|ed|ing)?',
    'underscor(?:e|es|ed|ing)|highlight(?:s|ed|ing)?|showcas(?:e|es|ed|ing)|emphasiz(?:e|es|ed|ing)|bolster(?:s|ed|ing)?',
    'facilitat(?:e|es|ed|ing)|utiliz(?:e|es|ed|ing)|navigat(?:e|es|ed|ing)|encompass(?:es|ed|ing)?|garner(?:s|ed|ing)?',
    'streamlin(?:e|es|ed|ing)|elevat(?:e|es|ed|ing)|empower(?:s|ed|ing)?|exacerbat(?:e|es|ed|ing)|mitigat(?:e|es|ed|ing)',
    'tapestry|testament|landscape|realm|interplay|intricacies|complexities|endeavors?|plethora|myriad|beacon|cornerstone',
    'numerous|individuals|various|amidst|whilst|remarkable|remarkably|compelling|poignant|enduring|renowned|resilience',
    'plays? an? \\w+ role|serves? as|stands? as|not only|it is (?:important|essential|crucial|worth)|a sense of',
    "wide range of|in today[’']s|when it comes to|demonstrat(?:e|es|ed|ing)|ensur(?:e|es|ed|ing)|in order to",
  ].join('|')})`,
  'gi',
);

export const countMarkers = (text: string): number => text.match(MARKERS)?.length ?? 0;

const NOT_CLAUSES =
  /^(?:including|during|gentlebeing|lightning|unmoving|something|anything|nothing|everything|according|regarding|concerning|following|considering|depending|excluding|notwithstanding|being|morning|evening|string|spring|king|ring|thing|ceiling|building|feeling|understanding|meaning|ongoing|bring|cling|fling|sing|sting|swing|[A-Z]\w+)$/;

/** "mentoring schemes", "stunning views": before a bare noun these are part of a name for it, in a list as a rule. */
const BEFORE_BARE_NOUN =
  /^(?:(?:charging cables|confusing gameplay|dancing shadows|escalating (?:repair )?costs|hiring practices|learning strategies|shifting industry)\b|(?:aching|advertising|baking|breathtaking|broadcasting|commuting|coping|damning|disorienting|empowering|engineering|existing|fainting|fleeting|forgiving|funding|gaming|harrowing|housing|mentoring|packaging|printing|refereeing|rising|roasting|sagging|shining|shipping|shrieking|sparkling|sporting|streaming|striving|stunning|terrifying|thriving|training|unassuming|unnerving|unsettling|unwavering|unyielding|washing) (?!(?:the|an?|his|her|its|their|our|my|your|him|them|us|me|it|to|in|on|at|for|with|from|into|by|up|out|off|over|down|through|and|or|like|as)\b))/;

/** What a finite verb begins with, as far as a closed word shows it. */
const AUXILIARY =
  "(?:is|are|was|were|can|could|may|might|must|should|will|would|has|have|had|do|does|did)(?:n[’']t)?\\b";
/** "In practice, measuring it is hard": the "-ing" word opens the subject. */
const OPENED =
  /^(?:.*[:*])?\W*(?:A little|As|At|Beyond|But as|By|For|From|If|In|Of|On|Since|Through|When|While|With)\b/;
const IS_SUBJECT = new RegExp(
  `^\\w+(?: (?!that|which|who|what|how|if|when|where|as)[\\w’'-]+)* (?:${AUXILIARY}|(?:becomes|brings|forces|means|interrupts|offers|supports|unlocked) (?:an?|the|about|striking|\\w+ing)\\b)`,
);
/** "The union, representing nurses, has agreed", "a breeze, carrying sand, stung the boys": an aside between a subject and its verb. */
const IS_ASIDE = new RegExp(
  `^(?:(?! ${AUXILIARY})[^,.;:])*, (?:(?:now )?${AUXILIARY}|\\w+ed (?:the|an?|his|her|its|their) |(?!always|as |his|its|perhaps|plus|this|thus)\\w*[^\\Ws]s (?:the|an?) )`,
);
/** "She was, at last, leaving": nothing but an aside between "was" and the rest of the verb. */
const PARTS_VERB = /\b(?:am|is|are|was|were|be|been)(?: \w+ly| now)?, [^,.;]+$/;

/** Whether the "-ing" word stands behind the sentence's first comma and before its main verb. */
function precedesVerb(opening: string, clause: string): boolean {
  const before = opening.replace(/, (?:for (?:instance|example)|not [\w ]+)$/, '');
  if (before.includes(',')) return false;
  const isOneWord = !/\w\W+\w/.test(before.trim());
  return isOneWord || IS_ASIDE.test(clause) || (OPENED.test(before) && IS_SUBJECT.test(clause));
}

/** "a soft, glowing light": an adjective, not a clause. */
const BEFORE_NOUN = /\b(?:an?|the|my|your|his|her|its|our|their|this|that|some|no)(?: \w+ly)? [\w-]+$/i;
/** ", buying and" that goes on to ", and selling": a list. */
const IN_LIST = /, (?:and|or) (?:\w+ly )?\w+ing\b/;

/** Clauses trailed behind a comma: ", making it easier". */
export function countTrailing(text: string): number {
  let count = 0;
  for (const found of text.matchAll(
    /, (?:thus |thereby |often |ultimately |further |also |effectively )?(\w+ing)\b(?! and\b|,| or\b)(?!-)/g,
  )) {
    if (NOT_CLAUSES.test(found[1] ?? '')) continue;
    const before = text.slice(Math.max(0, found.index - 40), found.index);
    const clause = text.slice(found.index + found[0].length, found.index + 200).split(/[.!?\n]/)[0] ?? '';
    if (BEFORE_NOUN.test(before) || PARTS_VERB.test(before) || IN_LIST.test(clause)) continue;
    if (BEFORE_BARE_NOUN.test((found[1] ?? '') + clause)) continue;
    const opening = text.slice(Math.max(0, found.index - 400), found.index).split(/[.!?]["”’)]? |\n/);
    if (!precedesVerb(opening.at(-1) ?? '', (found[1] ?? '') + clause)) count++;
  }
  return count;
}

/** Standard deviation over mean of the sentences' lengths in words. */
export function lengthVariation(text: string): number {
  const lengths = text
    .split(/\n+|(?<=[.!?]["”’')\]]*)\s+(?=["“‘'(]*[\p{Lu}\p{N}])/u)
    .filter((sentence) => /[.!?]["”’')\]*_]*\s*$/.test(sentence))
    .map(countWords)
    .filter((length) => length > 0);
  if (lengths.length < 2) return 0;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  return Math.sqrt(variance) / mean;
}

export function median(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other);
  const middle = Math.floor(ordered.length / 2);
  return ordered.length % 2 === 1
    ? (ordered[middle] ?? 0)
    : ((ordered[middle - 1] ?? 0) + (ordered[middle] ?? 0)) / 2;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
