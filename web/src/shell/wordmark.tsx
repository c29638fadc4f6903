import { brand } from '#contract/brand.ts';

/** The name behind a proofreader's caret, the mark for "insert here". */
export const Wordmark = () => (
  <>
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden className="caret">
      <path d="M2.5 16.5C5 13 7.3 8.5 9.2 3.2c1.9 5 4.5 9.2 8.3 12.8" />
    </svg>
    {brand.name}
  </>
);
