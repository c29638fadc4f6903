import { pick, type Edit, type Finder, uncapitalized } from '../edit.ts';
import { hasTag, ownStems, type Passage, type Sentence, type Word } from '../passage.ts';
import { namedLinesOf } from '../tables.ts';
import { fromText, type Things, thingsIn } from '../things.ts';

const templates = namedLinesOf('added-clauses');
const ends = templates
  .filter(({ name }) => name === 'end')
  .map(({ values }) => `, ${values.replace(/^, /, '')}`);
const fronts = templates.filter(({ name }) => name === 'front').map(({ values }) => values);

/** Adds a clause before or after a plain sentence. */
export const findAddedClauses: Finder = (passage, random) => {
  const things = thingsIn(passage);
  return passage.sentences.flatMap((sentence) => [
    ...atEnd(sentence, things, random),
    ...atFront(sentence, things, random),
  ]);
};

function atEnd({ text, start, words }: Sentence, things: Things, random: () => number): Edit[] {
  if (
    !/[\p{L}\d]\.$/u.test(text) ||
    /["“”:;()*–—]|, (?:which|who|but|so|although|because|and|with|if|until|unless|while|even|whereas)\b/.test(
      text,
    ) ||
    words.length < 5 ||
    words.length > 28
  )
    return [];
  if (!words.some(({ tags }) => tags.has('Verb')) || isOrder(words)) return [];
  const clause = fromText(pick(ends, random), things, text, random);
  const end = start + text.length - 1;
  return clause === null ? [] : [{ start: end, end, after: clause }];
}

const isOrder = (words: readonly Word[]): boolean => words[0]?.tags.has('Infinitive') ?? false;

function atFront({ text, start, words }: Sentence, things: Things, random: () => number): Edit[] {
  const [first] = words;
  if (
    !first ||
    !/^(?:the|this|these|it|we|you|they|he|she|many|some|most|a|an|our|their|your|my|his|her|its|people|i)$/.test(
      first.lower,
    )
  )
    return [];
  if (
    !/^\p{Lu}[\p{L}]* \p{L}/u.test(text) ||
    text.endsWith('?') ||
    /^(?:This|It|These) (?:is|are) (?:where|why|how|what|when|because)/.test(text)
  )
    return [];
  const clause = fromText(pick(fronts, random), things, text, random);
  if (clause === null) return [];
  return [
    { start, end: first.end, after: `${clause} ${first.lower === 'i' ? 'I' : uncapitalized(first.text)}` },
  ];
}

/** Drops a clause whose removal leaves a complete sentence. */
export const findDroppedClauses: Finder = (passage) =>
  passage.sentences
    .flatMap((sentence) => [
      ...droppedTails(sentence),
      ...droppedFronts(sentence),
      ...droppedRelatives(sentence, passage),
      ...droppedAsides(sentence),
    ])
    .filter((edit) => {
      const { all, own } = ownStems(passage.text, edit);
      return all.length > 1 && own.length > 0 && own.length >= all.length / 3;
    });

const isVerb = ({ tags }: Word): boolean => tags.has('Verb') && !tags.has('Gerund');
const hasVerbIn = (words: readonly Word[], start: number, end: number): boolean =>
  words.some((word) => word.start >= start && word.end <= end && isVerb(word));
const wordsIn = (words: readonly Word[], start: number, end: number): Word[] =>
  words.filter((word) => word.start >= start && word.end <= end);

const SUBJECT = String.raw`(?:I|you|we|they|he|she|it|this|that|these|those|there|the|a|an|my|our|their|his|her|its|your|many|some|most|people)\b`;
const TAIL = new RegExp(
  [
    String.raw`,? (?:because|unless|although|even though|even if|whereas|so that|as long as|provided that|except|instead of|rather than|regardless of|despite|due to|thanks to|in order to|especially (?:when|if|for|in|during)|particularly (?:when|if|for|in)|such as|without \w+ing|by \w+ing|with the help of|in case)(?= )[^;:()–—]+`,
    String.raw`,? (?:if|until|while|when|before|after|once|since) (?=${SUBJECT})[^,;:()–—]+`,
    String.raw`, (?:which|who|whose|where|including|not)(?= )[^;:()–—]+`,
    String.raw`, (?:and|but|so|yet) (?=${SUBJECT})[^;:()–—]+`,
    String.raw`, \w+ing (?=\w)[^;:()–—]+`,
    String.raw` [–—-] (?!\d)[^;:–—]+`,
  ]
    .map((tail) => `(${tail})`)
    .join('|'),
  'giu',
);

function droppedTails({ text, start, words }: Sentence): Edit[] {
  if (!/\p{L}[.!]$/u.test(text)) return [];
  const stop = text.length - 1;
  return [...text.matchAll(new RegExp(`(?:${TAIL.source})(?=[.!]$)`, 'giu'))].flatMap((match) => {
    const from = start + match.index;
    const left = text.slice(0, match.index);
    const [first, last] = [wordsIn(words, start, from), wordsIn(words, start, from).at(-1)];
    if (first.length < 4 || !hasVerbIn(words, start, from) || !last) return [];
    if (
      /["“”()]/.test(match[0]) ||
      /^\s*(?:If|When|Although|While|Because|Since|Whether|Not|By|Without|From|To|In|For|With|As|Instead|Despite)\b[^,]*$/.test(
        left,
      )
    )
      return [];
    if (
      /\b(?:is|are|was|were|be|been|even|just|only|and|or|not|more|most|less|than|as|so|such|especially|particularly|that|which|of|to|in|on|for|with|by|at|from|depends?|know|knows|see|ask|asked|asking|tell|told|say|check|sure|decide|find out|remember|care|matter|appreciate|imagine|question|unsure|clear|wonder|feel|feels|happens|whether|because|both|either|exactly|ever|the|a|an|especially|what|how|why|unless|it|like)$/i.test(
        left.trimEnd().replace(/,$/, ''),
      )
    )
      return [];
    if (/^,? (?:due|because|thanks) /.test(match[0]) && left.endsWith('ly')) return [];
    // "Those who left after it was not asked": dropping the tail would remove the verb of the main sentence.
    if (
      /\b(?:who|which|that)\b[^,]*$/.test(left) &&
      wordsIn(words, from, start + stop).some(({ tags }) => tags.has('Copula'))
    )
      return [];
    // A list: "bread, milk, and the butter that we like".
    if (
      /^, (?:and|but|so|yet) /.test(match[0]) &&
      (!hasVerbIn(words, from, start + stop) || /, [^,]+$/.test(left))
    )
      return [];
    if (
      /^, \w+ing /.test(match[0]) &&
      (/, \w+ing|\w+ing and|and \w+ing/.test(match[0].slice(2)) ||
        /\w+ing$|, \w+ing\b/.test(left) ||
        !wordsIn(words, from, start + stop)[0]?.tags.has('Verb'))
    )
      return [];
    if (match[0].startsWith(', not ') && match[0].split(' ').length < 4) return [];
    if (
      /,/.test(left) &&
      /^ (?:when|if|while|after|before|since|once|until)/.test(match[0]) &&
      /^(?:If|When)/.test(left)
    )
      return [];
    if (
      /\b(?:either|both|whether|between|so|such|neither|not only|not just|the more|no sooner|hardly|too)\b[^,]*$/i.test(
        left,
      )
    )
      return [];
    return [{ start: from, end: start + stop, after: '' }];
  });
}

const FRONT = new RegExp(
  String.raw`^(?:If|When|Whenever|Although|Because|Since|While|Unless|Before|After|Once|Despite|Without|In order to|Even though|Even if|Until|Due to|Thanks to|By \w+ing|As long as|During|According to|Unlike|Instead of|Except) [^,;:()"“”–—]+, (?=(?:I|you|we|they|he|she|it|this|that|these|those|there|the|a|an|my|our|their|his|her|its|your|many|some|most|people|\p{Ll}+s)\b)`,
  'u',
);

function droppedFronts({ text, start, words }: Sentence): Edit[] {
  const [front] = FRONT.exec(text) ?? [];
  if (!front) return [];
  const rest = text.slice(front.length);
  const behind = wordsIn(words, start + front.length, start + text.length);
  const beforeComma = wordsIn(
    words,
    start + front.length,
    start + front.length + (rest.search(/[,;:]|\band\b/) + 1 || rest.length),
  );
  if (
    behind.length < 4 ||
    !beforeComma.slice(0, 8).some(isVerb) ||
    wordsIn(words, start, start + front.length).length < 3
  )
    return [];
  return [{ start, end: start + front.length + 1, after: rest.charAt(0).toUpperCase() }];
}

/** Drops a clause between a noun and its verb: ", which is why it is cheap,". */
const droppedRelatives = ({ text, start, words }: Sentence, { text: whole }: Passage): Edit[] =>
  [
    ...text.matchAll(/, (?:which|who|whose|where|especially|including|such as|like)(?= )[^,;:()–—]+,(?= )/gu),
  ].flatMap((match) => {
    const from = start + match.index;
    const to = from + match[0].length;
    const next = words.find((word) => word.start > to);
    if (!next || whole.slice(to, next.start) !== ' ' || text.slice(0, match.index).includes(',')) return [];
    return hasTag(next, 'Copula', 'Auxiliary', 'Modal') ? [{ start: from, end: to, after: '' }] : [];
  });

/** Drops what is in brackets or between dashes. */
const droppedAsides = ({ text, start }: Sentence): Edit[] =>
  [
    ...text.matchAll(
      / \((?!e\.g\.|i\.e\.|see )(?![^()]*\d{4})[^()]*\p{L}[^()]* [^()]*\)(?=[ .,;])|(?: —|—| –) ?[^–—.?!;]{12,}(?:—|–)(?=[ \p{L}])/gu,
    ),
  ].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    after: match[0].startsWith(' (') || text.charAt(match.index + match[0].length) === ' ' ? '' : ' ',
  }));
