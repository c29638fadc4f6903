export const textOfResult = () => document.querySelector<HTMLElement>('.result-page .scroller');

/** Where the focus goes when the button that had it is gone with the result before. */
export const focusResult = () => textOfResult()?.focus({ preventScroll: true });
