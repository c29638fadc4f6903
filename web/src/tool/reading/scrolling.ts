/** Scrolls two fields with nearly the same text together. Returns a function that ends it. */
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

/** Distinguishes scrolling by the person from scrolling that follows it. */
export function hearScrolling() {
  const listening = new AbortController();
  const { signal } = listening;
  /** Positions set by us: their scroll events are not the person's. */
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
