import type { Source } from '../text/source.ts';
import { isRule, isText, read, sentencesOf } from './blocks.ts';
import type { Frame } from './frame.ts';
import type { Span } from '../text/words.ts';
import { isSigned } from './writer.ts';

/** Sentences that end a chatbot's answer: the hope to have helped, and offers of more help. */
const OFFERS: readonly RegExp[] = [
  /^(?:I )?(?:really )?hope (?:this|that|these)(?: [\w-]+){0,2} helps?(?: you)?(?: (?:to )?\w+)?(?: out)?[.!]$/i,
  /^(?:please )?(?:feel free to|don['\u2019]t hesitate to) (?:ask|let me know|reach out)\b[^.!?:]*[.!]$/i,
  /^(?:if you (?:have|need|want|would like|['\u2019]d like|require|share|(?:give|send|tell) me)|should you (?:have|need)|if there['\u2019]s anything)\b[^.!?:]*, (?:please |just )*(?:feel free to ask|let me know|(?:do not|don['\u2019]t) hesitate to ask|ask away|I can\b|I['\u2019]m happy to|I['\u2019]d be happy to|I['\u2019]m here to)[^.!?:]*[.!]$/i,
  /^(?:(?:please|just) )?let me know if (?:you(?:['\u2019]d| would)? (?:like|have|need|want)|there['\u2019]s anything|this works)\b[^.!?:]*[.!]$/i,
  /^(?:would you like|(?:do you )?want) (?:me to|an? (?:[\w-]+ ){0,2}version)\b[^.!:]*\?$/i,
  /^(?:is there|are there) anything else\b[^.!:]*\?$/i,
];

/** What may follow an offer, but is none by itself: "Just share the details!" */
const FOLLOWS =
  /^(?:(?:please|just|simply) )*(?:share|send|paste|provide|tell me|give me|let me know|say the word)\b[^.?:]*[.!]$/i;

/** Words of an offer to change the text: the writer of a mail does not make one, a chatbot does. */
const OF_CHANGES =
  /\b(?:changes?|version|draft|tone|edits?|revis\w+|tweak\w*|adjust\w*|tailor\w*|adapt\w*|expand\w*|shorten\w*|shorter|longer|rewrit\w+|add an? (?:\w+ )?(?:section|part|paragraph|line|heading)|more (?:formal|casual))\b/i;

export const offersChanges = (offer: string): boolean => OF_CHANGES.test(offer);

/** Whether a chatbot asks what to do with the text: "Would you like me to add a section on soap?" */
export const asksForChanges = (offer: string): boolean => /\bme to\b/i.test(offer) && offersChanges(offer);

const isOffer = (sentence: string): boolean => OFFERS.some((offer) => offer.test(sentence));

/** Returns all offers at the end of a text as one frame; null when there are none. */
export function findOffer(source: Source, head: number): Frame | null {
  const block = source.blocks.at(-1);
  if (!isText(source, block) || block.start < head) return null;
  const sentences = sentencesOf(source, block);
  const follows = (sentence: Span): boolean => FOLLOWS.test(read(source, sentence));
  const offers = (sentence: Span): boolean => isOffer(read(source, sentence));
  const last = sentences.findLastIndex((sentence) => !offers(sentence) && !follows(sentence));
  if (!sentences.slice(last + 1).some(offers)) return null;
  const kept = sentences[last];
  if (kept !== undefined) return { kind: 'offer', start: kept.end, end: block.end, after: '' };
  const before = isRule(source, source.blocks.at(-2)) ? source.blocks.at(-3) : source.blocks.at(-2);
  if (before === undefined || before.end <= head) return null;
  return { kind: 'offer', start: before.end, end: block.end, after: '' };
}

/** Notes to the person who asked: "Feel free to adjust the times", "A few quick tips:". */
const ABOUT_ABOVE =
  /\b(?:tips?\b[^.!?\n]{0,30}:|(?:feel free to|before (?:you )?send(?:ing)?|I(?:['\u2019]ve| have)? kept|would you like|let me know if)\b)/i;
/** Warns that the letter states something invented, which its sender must know: "I've filled in a few placeholders". */
const OF_INVENTED =
  /\b(?:placeholders?|made[- ]up|invented|fictional|fictitious|I(?:['\u2019]ve| have)? (?:added|filled in|included|assumed|guessed))\b/i;
const longestNote = 1_500;

/** Finds a chatbot's note below a divider under a signed letter; the frame includes the divider. */
export function findNote(source: Source, head: number): Frame | null {
  const at = source.blocks.findLastIndex((block) => isRule(source, block));
  const rule = source.blocks[at];
  const letter = source.blocks[at - 1];
  const next = source.blocks[at + 1];
  const end = source.text.trimEnd().length;
  if (rule === undefined || letter === undefined || next === undefined || letter.end <= head) return null;
  if (end - rule.end > longestNote || !isSigned(source.text.slice(head, letter.end))) return null;
  const opening = source.text.slice(next.start, Math.min(end, next.start + 200));
  if (!ABOUT_ABOVE.test(opening) || OF_INVENTED.test(source.text.slice(next.start, end))) return null;
  return { kind: 'offer', start: letter.end, end, after: '' };
}
