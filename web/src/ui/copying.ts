import { useEffect, useState } from 'react';

const shownFor = 2_000;

/** `copied` for a moment after each copy that worked. */
export function useCopying() {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), shownFor);
    return () => clearTimeout(timer);
  }, [times]);

  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setTimes((before) => before + 1);
    return true;
  }

  return { copied: times > 0, copy };
}
