export const textOfResult = () => document.querySelector<HTMLElement>('.result-page .scroller');

/** Used when the focused button disappears with the previous result. */
export const focusResult = () => textOfResult()?.focus({ preventScroll: true });
