import { exchanges, oneOf, type Random, replaceOne } from './replacing.ts';

const DENIED =
  /\b(?:not|no|never|nor|neither|none|nobody|nothing|without|hardly|barely|rarely|cannot)\b|n[’']t\b/i;
const AUXILIARIES = 'is|are|was|were|will|would|can|could|should|has|have|had|must|may|might';

/** "Not" dropped or added, or a denying word turned round. */
export function breakNegation(sentence: string, next: Random): string | null {
  if (!DENIED.test(sentence)) return sentence.endsWith('?') ? null : deny(sentence, next);
  return (
    replaceOne(
      sentence,
      new RegExp(
        `\\b(${AUXILIARIES}) not\\b(?! (?:only|just|merely|simply|necessarily|to mention|so much|yet))|\\b(${AUXILIARIES.replace('will|', '').replace('can|', '')})n[’']t\\b(?! (?:only|just|merely|simply|necessarily|it\\b|they\\b|you\\b|he\\b|she\\b|that\\b))|\\bcannot\\b|\\bcan[’']t\\b`,
        'g',
      ),
      next,
      ([found, spelt, glued]) => spelt ?? glued ?? (found.startsWith('can') ? 'can' : null),
    ) ??
    replaceOne(sentence, /\bnever\b|\bwithout\b/g, next, ([found]) => (found === 'never' ? 'always' : 'with'))
  );
}

/** Behind an auxiliary that has a subject before it: "the plan is" → "the plan is not". */
function deny(sentence: string, next: Random): string | null {
  const pattern = new RegExp(
    `(?<=\\b(?:it|they|he|she|we|I|you|this|the \\w+|that \\w+|these \\w+|their \\w+|its \\w+) )(?:${AUXILIARIES})(?= (?!(?:also|only|just|even|still|already|now|often|always|all|both|either|any|more|as|the first)\\b)\\w)`,
    'gi',
  );
  const hasShortForm = next() < 0.5;
  return replaceOne(sentence, pattern, next, ([found]) =>
    hasShortForm && /^(?:is|are|was|were|would|could|should|has|have|had)$/.test(found)
      ? `${found}n't`
      : found === 'can'
        ? 'cannot'
        : `${found} not`,
  );
}

/** "Of the" or "people" or a noun in the plural, not an adjective ("most famous", "many various"). */
const MANY_OF = String.raw`(?= (?:of (?:the|these|those|us|them|our|their)|people|(?!\w+(?:ous|less)\b)\w{3,}s)\b)`;
/** A noun in the plural, a word before it at most. */
const PLURAL = String.raw`(?= (?:of )?(?:the |these |those |their |our |its |(?!(?:have|had|are|were)\b)\w+ )?(?!(?:always|perhaps|has|is|was|as|this|its|his|us|less|across)\b)\w{3,}s\b)`;
const behindNone = (words: string): string => `(?<!\\b(?:${words}) )`;

const QUANTIFIERS = new RegExp(
  [
    `${behindNone("at|after|above|in|not|\\w+n[’']t|nearly|almost|for|them|us|they|we|of|also")}\\ball\\b(?! the\\b)${PLURAL}`,
    `${behindNone('the|at|a|its|their|his|her|our|my|your')}\\bmost\\b${MANY_OF}`,
    `${behindNone('at least|and then')}\\bsome\\b${MANY_OF}`,
    `${behindNone('how|as|so|too|great|good|that|these|those|the|very')}\\bmany\\b${MANY_OF}`,
    '\\ba few\\b(?= \\w+s\\b)',
    `${behindNone('a|the|quite|every|these|those|next|last|past|first')}\\bfew\\b(?= \\w+s\\b)`,
    '\\beveryone(?= (?:is|was|has|had|will|can|could|would|knows?|\\w+ed|\\w+s)\\b)',
    '\\bnone of\\b',
  ].join('|'),
  'gi',
);

/** Another step of all, most, some, few, none. */
export function breakQuantifier(sentence: string, next: Random): string | null {
  const others: Record<string, readonly string[]> = {
    all: ['most', 'some', 'a few'],
    most: ['all', 'some', 'a few'],
    some: ['all', 'most'],
    many: ['few', 'all', 'most'],
    'a few': ['many', 'dozens of'],
    few: ['many', 'most'],
    everyone: ['hardly anyone', 'almost nobody'],
    'none of': ['most of', 'some of'],
  };
  return replaceOne(sentence, QUANTIFIERS, next, ([found]) => {
    const other = oneOf(others[found.toLowerCase()] ?? [], next);
    return other && /^\p{Lu}/u.test(found) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
}

const hedges = exchanges(`
may > will
might > will
could be > is certain to be
could lead > will lead
likely to > certain to
likely > certainly
probably > certainly
perhaps > certainly
possibly > certainly
potentially > certainly
suggests that > proves that
suggest that > prove that
suggested that > proved that
indicates that > proves that
indicate that > prove that
seems to be > is
appears to be > is
seemed to be > was
appeared to be > was
tends to be > is always
tend to be > are always
will > may
certainly > perhaps
definitely > perhaps
undoubtedly > perhaps
clearly > perhaps
`);

/** A sure statement made of an unsure one, or the other way round. "May" with a capital is a month or a wish. */
export const breakHedge = (sentence: string, next: Random): string | null =>
  replaceOne(sentence, hedges.pattern, next, (match) => {
    const behind = sentence.slice(match.index + match[0].length);
    if (/^(?:May|Might|Will)$/.test(match[0]) || /^ (?:not|well)\b/.test(behind)) return null;
    if (match[0] === 'likely' && !/^ \w/.test(behind)) return null;
    // "The will to win", "God's will".
    if (
      match[0] === 'will' &&
      /(?:\b(?:the|a|of|own|free|his|her|my|their|political)|[’']s) $/i.test(sentence.slice(0, match.index))
    )
      return null;
    return hedges.replacementOf(match);
  });

const comparisons = exchanges(`
more than > less than
less than > more than
fewer than > more than
at least > at most
at most > at least
no more than > no less than
higher > lower
lower > higher
greater > lesser
larger > smaller
smaller > larger
bigger > smaller
better > worse
worse > better
faster > slower
slower > faster
older > younger
younger > older
longer > shorter
shorter > longer
stronger > weaker
weaker > stronger
earlier > later
cheaper > dearer
easier > harder
harder > easier
fewer > more
highest > lowest
lowest > highest
largest > smallest
smallest > largest
biggest > smallest
best > worst
worst > best
oldest > youngest
fastest > slowest
`);

/** More for less, and the like; not in "no longer", "had better", "no more than just". */
export const breakComparison = (sentence: string, next: Random): string | null => {
  const found = replaceOne(sentence, comparisons.pattern, next, (match) => {
    const before = sentence.slice(0, match.index);
    const behind = sentence.slice(match.index + match[0].length);
    if (/\b(?:no|any|not|had|’d|'d|the sooner the|do|try|its|their|his|her|my|your|our|at) $/i.test(before))
      return null;
    if (
      /^ (?:just|merely|half|education|of|known|off|than ever|practices?|interests?)\b/.test(behind) ||
      behind.startsWith('-')
    )
      return null;
    return comparisons.replacementOf(match);
  });
  return (
    found ??
    replaceOne(
      sentence,
      /\bmore(?= \w+(?:ive|ful|ent|ant|ous|ble|ic|al|ed|ing|ly)\b)(?! (?:and|than just))/g,
      next,
      () => 'less',
    )
  );
};
