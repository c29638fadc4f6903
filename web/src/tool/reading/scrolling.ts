/** Scrolls two fields with nearly the same text together, proportionally. Returns a function that stops this. */
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

/** Distinguishes scrolling by the user from scrolling that follows it. */
export function hearScrolling() {
  const listening = new AbortController();
  const { signal } = listening;
  /** Positions set by this code, whose scroll events do not come from the user. */
  const put = new Map<HTMLElement, number>();
  let frame = 0;

  return {
    put(element: HTMLElement, top: number) {
      element.scrollTop = top;
      put.set(element, element.scrollTop);
    },
    hear(element: HTMLElement, follow: () => void) {
      element.addEventListener(
        'scroll',
        () => {
          if (Math.abs((put.get(element) ?? -9) - element.scrollTop) < 2) return void put.delete(element);
          cancelAnimationFrame(frame);
          frame = requestAnimationFrame(follow);
        },
        { signal, passive: true },
      );
    },
    stop() {
      listening.abort();
      cancelAnimationFrame(frame);
    },
  };
}
