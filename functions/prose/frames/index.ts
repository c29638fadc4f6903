import { oncePerSource, type Source } from '../text/source.ts';
import type { Frame } from './frame.ts';
import { findAnnouncements } from './announcements.ts';
import { read } from './blocks.ts';
import { asksForChanges, findNote, findOffer, offersChanges } from './offers.ts';
import { findOpening } from './openings.ts';
import { isConversation, isMail, isSigned, speaksOfSelf } from './writer.ts';

/**
 * Returns the frames of a text in order. A conversation has none. In mails and first-person texts only an opening, a chatbot's offer
 * at the end and a note below a signature are frames.
 */
export const findFrames = oncePerSource((source): readonly Frame[] => {
  if (isConversation(source)) return [];
  const opening = findOpening(source);
  const head = opening.at(-1)?.end ?? 0;
  const note = findNote(source, head);
  if (note !== null) return [...opening, note];
  const offer = findOffer(source, head);
  const within = { start: head, end: offer?.start ?? source.text.length };
  if (isMail(source) || speaksOfSelf(source.text.slice(within.start, within.end)))
    return offer !== null && isChatbots(source, opening, offer) ? [...opening, offer] : opening;
  const frames = [...opening, ...findAnnouncements(source, within)];
  if (offer !== null) frames.push(offer);
  return frames;
});

/** Whether the offer at the end of a mail or of a first-person text is not the author's. */
function isChatbots(source: Source, opening: readonly Frame[], offer: Frame): boolean {
  const said = read(source, offer);
  const isAnswer = opening.some((frame) => /\bhere(?:['\u2019]s| is| are)\b/i.test(read(source, frame)));
  const text = source.text.slice(opening.at(-1)?.end ?? 0, offer.start);
  if (isMail(source)) return isSigned(text) && (isAnswer || offersChanges(said));
  return isAnswer || (/^\s*\n/.test(said) && asksForChanges(said));
}
