import { pick, type Finder } from '../edit.ts';
import { ownStems } from '../passage.ts';
import { linesOf } from '../tables.ts';
import { fromText, thingsIn } from '../things.ts';

const templates = linesOf('added-sentences');
const neutral = templates.filter((template) => !template.includes('{'));

/** Adds a short sentence after another on the same line. */
export const findAddedSentences: Finder = (passage, random) => {
  const things = thingsIn(passage);
  return passage.sentences.flatMap(({ end, text }) => {
    const sentence =
      fromText(pick(templates, random), things, '', random) ??
      fromText(pick(neutral, random), things, '', random);
    return sentence === null || !/[.!]$/.test(text) ? [] : [{ start: end, end, after: ` ${sentence}` }];
  });
};

/** Openers, announcements and closers, which no reader would miss. */
const SAYS_NOTHING =
  /^(?:If you (?:have|need)|In this|This (?:essay|article|post|guide|report|review|paper)|In (?:conclusion|summary|short|closing)|To sum|Overall|Ultimately|Finally, (?:remember|keep)|Here(?:'s|’s| is| are)|Let(?:'s|’s)|I hope|We hope|Hope|Hello|Hi|Dear|Thank|Thanks|Please|Feel free|Welcome|Remember|Imagine|Best|Sincerely|Good luck|Happy|Enjoy|Stay|That said|As you can see|Whether you|So,? (?:there|what|let|how|why)|Now|Ready|Sound|Look|Well|Yes|No|Okay)\b|:$|\?/;

/** Drops a whole sentence with its space, if no other sentence says the same. */
export const findDroppedSentences: Finder = ({ sentences, text }) =>
  sentences.length < 2
    ? []
    : sentences.flatMap((sentence, at) => {
        const { own, all } = ownStems(text, sentence);
        if (
          SAYS_NOTHING.test(sentence.text) ||
          sentence.words.length < 6 ||
          own.length < 3 ||
          own.length < all.length / 3
        )
          return [];
        if (
          sentences[at - 1]?.text.endsWith(':') ||
          /\S/.test(text.charAt(sentence.start - 1) + text.charAt(sentence.end))
        )
          return [];
        const before = /[ ]*$/.exec(text.slice(0, sentence.start))?.[0].length ?? 0;
        const behind = /^[ ]*/.exec(text.slice(sentence.end))?.[0].length ?? 0;
        const isAlone =
          !/[^\n]/.test(text.slice(sentence.start - 1, sentence.start).trim()) &&
          /^\s*(?:\n|$)/.test(text.slice(sentence.end)) &&
          /(?:^|\n)\s*(?:[-*•+]|\d+[.)])?\s*$/.test(text.slice(0, sentence.start));
        if (isAlone) return [];
        return behind > 0
          ? [{ start: sentence.start, end: sentence.end + behind, after: '' }]
          : [{ start: sentence.start - before, end: sentence.end, after: '' }];
      });
