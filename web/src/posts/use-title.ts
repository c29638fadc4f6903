import { useEffect } from 'react';
import { brand } from '#contract/brand.ts';

export const titleOf = (words: string) => `${words} · ${brand.name}`;

/** For a page whose title is known only with its content; until then the title from the table is shown. */
export function useTitle(words: string | undefined) {
  useEffect(() => {
    if (words !== undefined) document.title = titleOf(words);
  }, [words]);
}
