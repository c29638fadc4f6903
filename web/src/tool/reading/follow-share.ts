import { hearScrolling } from './scrolling.ts';

/** Two fields that hold nearly the same text: as far down as one is scrolled, the other is. Returns what ends it. */
export function followShare(one: HTMLElement, other: HTMLElement): () => void {
  const { put, hear, stop } = hearScrolling();

  function follow(leader: HTMLElement, follower: HTMLElement) {
    const share = leader.scrollTop / Math.max(1, leader.scrollHeight - leader.clientHeight);
    put(follower, share * (follower.scrollHeight - follower.clientHeight));
  }

  follow(one, other);
  hear(one, () => follow(one, other));
  hear(other, () => follow(other, one));
  return stop;
}
