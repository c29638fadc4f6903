import type { Pane } from './panes.ts';
import { hearScrolling } from './scrolling.ts';

/** Maps a place in one text to the other. */
export type Between = { toOther: (place: number) => number; toOne: (place: number) => number };

const same = (place: number) => place;
export const sameText: Between = { toOther: same, toOne: same };

/** Aligns both texts near the end, so that they end on the same screen. */
function endingWith(leader: HTMLElement, follower: HTMLElement, top: number): number {
  const left = leader.scrollHeight - leader.clientHeight - leader.scrollTop;
  const share = Math.max(0, 1 - (3 * left) / Math.max(1, leader.clientHeight));
  return top + share * share * (follower.scrollHeight - follower.clientHeight - top);
}

/** How two texts beside each other are first aligned: at the top, where the source is, or not at all. */
export type Beginning = 'at the top' | 'at the source' | 'as they are';

/** Scrolls each text with the other, so that both show the same sentence at their first line. */
export function followScrolling(
  one: Pane,
  other: Pane,
  { toOther, toOne }: Between,
  beginning: Beginning,
): () => void {
  const { put, hear, stop } = hearScrolling();

  const follow = (leader: Pane, follower: Pane, across: (place: number) => number) => () => {
    const { scroller } = leader;
    if (scroller.scrollTop <= 0) return put(follower.scroller, 0);
    const top = follower.topOf(across(leader.placeAt(scroller.scrollTop)));
    put(follower.scroller, endingWith(scroller, follower.scroller, top));
  };

  const followOne = follow(one, other, toOther);
  const followOther = follow(other, one, toOne);
  if (beginning === 'at the top' && other.scroller.scrollTop <= 0) followOther();
  else if (beginning !== 'as they are') followOne();
  hear(one.scroller, followOne);
  hear(other.scroller, followOther);
  return () => {
    stop();
    one.put();
    other.put();
  };
}
