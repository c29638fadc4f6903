/** Two fields that hold nearly the same text: as far down as one is scrolled, the other is. Returns what ends it. */
export function followShare(one: HTMLElement, other: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  /** Where each was put: the event that tells of it is not the person's. */
  const put = new Map<HTMLElement, number>();
  let frame = 0;

  function follow(leader: HTMLElement, follower: HTMLElement) {
    const share = leader.scrollTop / Math.max(1, leader.scrollHeight - leader.clientHeight);
    follower.scrollTop = share * (follower.scrollHeight - follower.clientHeight);
    put.set(follower, follower.scrollTop);
  }

  function hear(leader: HTMLElement, follower: HTMLElement) {
    leader.addEventListener(
      'scroll',
      () => {
        if (Math.abs((put.get(leader) ?? -9) - leader.scrollTop) < 2) return void put.delete(leader);
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => follow(leader, follower));
      },
      { signal, passive: true },
    );
  }

  follow(one, other);
  hear(one, other);
  hear(other, one);
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
  };
}
