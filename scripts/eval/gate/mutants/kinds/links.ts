import { type Finder, replacements } from '../edit.ts';
import { type Exception, exchangedPhrases, exchanges } from '../exchanges.ts';

const links = exchanges('links');

const SUBJECT = String.raw`(?= (?:I|you|we|they|he|she|it|this|that|these|those|there|the|a|an|my|our|your|their|his|her|its|many|most|some|people|everyone|\p{Ll}+s)\b)`;

const exceptions: Exception[] = [
  {
    before:
      /\b(?:even|only|not|as|especially|particularly|just|or|and|what|except|but|see|wonder|know|ask|asked|of|is|are|was|were|time|day|days|times|moment|feel|felt|than|tell|decide|exactly|about|to|at|on|all|that|whether|mean|means|[’']s) $/i,
  },
  {
    found:
      /^(?:because|although|even though|though|if|unless|when|whenever|until|once|while|whereas|even if|only if|as soon as|as long as|so that|provided that|as if|which means)$/i,
    behind: new RegExp(`^(?!${SUBJECT})`, 'u'),
  },
  {
    found:
      /^(?:therefore|thus|consequently|as a result|however|nevertheless|nonetheless|instead|for this reason|because of this)$/i,
    behind: /^[^,]/,
  },
  { found: /^(?:instead|thus)$/, before: /./ },
  { found: /^until$/i, before: /\b(?:not|never)\b|n[’']t\b/ },
  { found: /^(?:when|while|if)$/i, behind: /\?$/ },
  { found: /^while$/, before: /(?<!,) $/ },
  { found: /^due to$/, before: /\b(?:partly|largely|mainly) $/ },
  { found: /^thanks to$/i, behind: /^ the fact/ },
  { found: /^(?:instead of|rather than)$/i, behind: /^(?! \p{L})/u },
  { found: /^as well as$/, behind: /^ (?:ever|possible|before|they|you|we|it)\b/ },
];

/** Exchanges linking words: a cause becomes a contrast, a condition an exception, one time another. */
export const findLinks: Finder = (passage, random) => [
  ...exchangedPhrases(passage, links, exceptions, random),
  ...replacements(passage, new RegExp(`(?<=, )(?:so|but)${SUBJECT}`, 'gu'), ([found], { text }) => {
    if (found === 'but') return 'so';
    return / so that\b/.test(text) ? null : 'but';
  }),
  ...replacements(
    passage,
    new RegExp(`(?<=, )and${SUBJECT}(?= \\p{L}+ (?:is|are|was|were|has|have|can|will|\\p{Ll}+ed)\\b)`, 'gu'),
    (_match, { text }) => (/, [^,]+, and /.test(text) ? null : 'because'),
  ),
  ...replacements(passage, /^(?:But|Yet)(?= \p{Ll})/gu, () => 'So'),
  ...replacements(passage, /^So(?= (?!many|much|far|that|is|are|do|does)\p{Ll})/gu, () => 'But'),
];
