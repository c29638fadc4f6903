import { useEffect } from 'react';
import { brand } from '#contract/brand.ts';

export const titleOf = (words: string) => `${words} · ${brand.name}`;

/** Of a page whose title is known only with its content; the one of the table stands there before. */
export function useTitle(words: string | undefined) {
  useEffect(() => {
    if (words !== undefined) document.title = titleOf(words);
  }, [words]);
}
