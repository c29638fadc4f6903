import type { Source } from '../text/source.ts';
import type { Frame } from './frame.ts';
import { findAnnouncements } from './announcements.ts';
import { findOffer } from './offers.ts';
import { findOpening } from './openings.ts';
import { isConversation, isMail, speaksOfSelf } from './writer.ts';

const framesOfSources = new WeakMap<Source, readonly Frame[]>();

/**
 * The frames of a text in order. A conversation has none; mails and whoever speaks of himself keep their own words. Rules, gate
 * and alternatives ask for those of the same source, which are looked for once.
 */
export function findFrames(source: Source): readonly Frame[] {
  let frames = framesOfSources.get(source);
  if (frames === undefined) framesOfSources.set(source, (frames = readFrames(source)));
  return frames;
}

function readFrames(source: Source): Frame[] {
  if (isConversation(source)) return [];
  const opening = findOpening(source);
  const head = opening.at(-1)?.end ?? 0;
  const offer = findOffer(source, head);
  const within = { start: head, end: offer?.start ?? source.text.length };
  if (isMail(source) || speaksOfSelf(source.text.slice(within.start, within.end))) return opening;
  const frames = [...opening, ...findAnnouncements(source, within)];
  if (offer !== null) frames.push(offer);
  return frames;
}
