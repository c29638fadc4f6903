import { useEffect } from 'react';
import { humanizer } from '../workspace/humanizer.ts';

/** Of what has the focus, what Ctrl+Enter belongs to; a press on a button leaves the focus there, or in Safari nowhere. */
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
