import { useEffect } from 'react';
import { humanizer } from '../workspace/humanizer.ts';

/** Focused elements that handle Ctrl+Enter themselves. A pressed button keeps the focus, or in Safari nothing has it. */
const takesEnter = 'a, input, select, textarea:not(#your-text), [contenteditable], dialog *, [popover] *';

/** Ctrl+Enter runs from the text, and from a button beside it. */
export function useRunKey() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.matches(takesEnter)) return;
      event.preventDefault();
      void humanizer.humanize();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
