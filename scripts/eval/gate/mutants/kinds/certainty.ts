import { pick, type Edit, type Finder, replacements } from '../edit.ts';
import { type Exception, exchangedPhrases, exchanges } from '../exchanges.ts';
import { baseOfS, verbIn } from '../inflect.ts';
import { isFollowedBy, type Passage, type Sentence } from '../passage.ts';

const certainties = exchanges('certainties');

const exceptions: Exception[] = [
  // "May" as a month or a wish, and "Will" as a name.
  { found: /^(?:May|Might|Will)$/ },
  { found: /^(?:may|might|will|must|should)$/i, behind: /^(?! \p{Ll})|\?$/u },
  { found: /^(?:may|might|will|must|should)$/, before: /\b(?:if|whatever|that you) \w+ $/ },
  { behind: /^ (?:not|well|as well)\b|^n[’']t/ },
  { found: /^will$/, before: /(?:\b(?:the|a|of|own|free|his|her|my|their|political)|[’']s) $/i },
  { found: /^a must$/, behind: /^(?![.,;!]| for\b)/ },
  { found: /^(?:needs?|have|has) to$/, behind: /\?$/ },
  { found: /^(?:need|have) to$/, before: /^(?!.*\b(?:you|we|they|i|\p{Ll}+s) $)/iu },
  { found: /^(?:likely|clearly)$/i, behind: /^(?! \p{Ll})|^ enough/u },
  { found: /^(?:likely|clearly)$/i, before: /\b(?:more|most|less|very|as|than|is|are|was|were|be) $/ },
  { found: /^(?:potential|possible)$/, behind: /^(?! \p{Ll})|^ (?:to|for|in|of|and)\b/u },
  {
    found: /^(?:potential|possible)$/,
    before: /\b(?:as|its|their|full|your|my|our|if|the|best|greatest|his|her|human) $/,
  },
  { found: /^in theory$/i, behind: /^[^,]/ },
  { found: /^(?:designed|intended|expected) to$/i, before: /^(?!.*\b(?:is|are|was|were) $)/ },
  { found: /^can (?:be|help)$/i, before: /\b(?:what|how|that|which|who|as)\b[^,]*$/ },
];

/** "Helps reduce", "aims to reduce", "seems to work": an attempt, which is replaced by the deed. */
const ATTEMPT =
  /\b(help|helps|helped|seem|seems|seemed|appear|appears|appeared|aim|aims|aimed|try|tries|tried|tend|tends|tended|hope|hopes|hoped|want|wants|wanted|plan|plans|planned|attempt|attempts|attempted) (to )?(\p{Ll}{2,})\b/gu;
const NO_DEED =
  /^(?:have|not|get|been|being|the|you|him|her|them|it|us|me|my|our|its|his|to|in|on|at|a|an|others|people|your|that|their)$|(?:ing|ed)$/;

const UNSURE = /^(?:cause|lead|improve|reduce|prevent|make|help|create|provide|remain|become|require)s?$/;

/** Exchanges words of certainty: may and will, likely and certainly, suggests and proves. */
export const findCertainties: Finder = (passage, random) => [
  ...exchangedPhrases(passage, certainties, exceptions, random),
  ...attempts(passage),
  ...replacements(
    passage,
    /\b(?:is|are)(?= (?:a|an|the|not|more|less|very|now|good|bad|effective|safe|dangerous|useful|important|essential|popular|common|rare)\b)/g,
    ({ index }, { text }) =>
      /\b(?:it|they|this|that|\p{Ll}+s?) $/u.test(text.slice(0, index)) &&
      !/\b(?:what|how|why|where|who|there|if|whether|which|that|as)\b[^,]*$/i.test(text.slice(0, index)) &&
      !text.endsWith('?')
        ? pick(['may be', 'might be'], random)
        : null,
  ),
  ...passage.sentences.flatMap((sentence) => unsure(sentence, passage.text, random)),
];

function attempts(passage: Passage): Edit[] {
  return replacements(passage, ATTEMPT, (match, { words, text }) => {
    const [, attempt = '', to = '', verb = ''] = match;
    const isVerb = words.some(({ lower, tags }) => lower === verb && tags.has('Verb'));
    if (!isVerb || NO_DEED.test(verb)) return null;
    const isHelp = attempt.startsWith('help');
    if (
      /(?:\b(?:to|can|will|may|might|could|would|should|must|not)|n[’']t) $/.test(text.slice(0, match.index))
    )
      return isHelp ? verb : null;
    if (to === '' && !isHelp) return null;
    if (verb === 'be') return attempt.endsWith('s') ? 'is' : null;
    if (attempt.endsWith('ed')) return verbIn('past', verb);
    return verbIn(attempt.endsWith('s') ? 's' : 'base', verb);
  });
}

/** Makes a claim less certain: "Smoking causes" to "smoking may cause". */
function unsure({ words, text }: Sentence, passage: string, random: () => number): Edit[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    if (
      !before ||
      !UNSURE.test(word.lower) ||
      !word.tags.has('Verb') ||
      !isFollowedBy(passage, before, word) ||
      text.endsWith('?')
    )
      return [];
    const hasS = word.lower.endsWith('s');
    const agrees = hasS ? before.tags.has('Singular') || before.lower === 'it' : before.tags.has('Plural');
    if (!agrees) return [];
    const base = hasS ? baseOfS(word.lower) : word.lower;
    return [{ start: word.start, end: word.end, after: `${pick(['may', 'might'], random)} ${base}` }];
  });
}
