import { useEffect, useState } from 'react';

const shownFor = 2_000;

const writePlain = (text: string) => navigator.clipboard.writeText(text);

/** Copies a text; `copied` is true for a moment after each success. */
export function useCopying(write = writePlain) {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), shownFor);
    return () => clearTimeout(timer);
  }, [times]);

  async function copy(text: string): Promise<boolean> {
    try {
      await write(text);
    } catch {
      return false;
    }
    setTimes((before) => before + 1);
    return true;
  }

  return { copied: times > 0, copy };
}
