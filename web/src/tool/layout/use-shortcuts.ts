import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { placeAt } from '#comparison/place.ts';
import { drawnOf } from '../result/drawn.ts';
import { paragraphStep } from '../review/paragraph-steps.ts';
import type { Finished } from '../workspace/workspace.ts';
import { layout, type View, views } from './layout.ts';
import { historyKey } from './history-key.ts';
import { closeChecks, closePlace, focusResult, openPlace, textOfResult } from './places.ts';
import { useReview } from './use-review.ts';

/** Switches the view and keeps the focus in the text if it was there. */
function showView(view: View) {
  const isInText = textOfResult()?.contains(document.activeElement) === true;
  flushSync(() => layout.show({ view, open: null }));
  if (isInText) focusResult();
}

/** Whether a dialog or menu is open, which closes itself on Escape. */
const isCovered = () => document.querySelector('dialog:modal, :popover-open') !== null;

function closeUppermost() {
  const { open, checks } = layout.current();
  if (open !== null) closePlace();
  else if (checks) closeChecks();
}

/** The change that a step begins from. If no mark is open or focused, the step forward leads to the current one. */
function stepsFrom(by: 1 | -1): number {
  const { open, current } = layout.current();
  const isAtMark = open !== null || placeAt(document.activeElement) !== null;
  return isAtMark ? current : current - Math.max(by, 0);
}

/** The shortcuts that work wherever the focus is on the page; `content/tool/shortcuts.ts` lists them. */
export function useShortcuts(shown: Finished | null) {
  const count = shown ? drawnOf(shown).changes.length : 0;
  const review = useReview();

  const step = useEffectEvent((by: 1 | -1) => {
    if (count > 0) openPlace((stepsFrom(by) + by + count) % count, 'walk');
  });

  const stepParagraph = useEffectEvent((by: 1 | -1) => {
    if (shown === null || count === 0) return;
    openPlace(paragraphStep(shown.asked.source, drawnOf(shown).changes, stepsFrom(by), by), 'walk');
  });

  /** Undoes or redoes a step of the result; fields undo their own typing. */
  const goBack = useEffectEvent((event: KeyboardEvent) => {
    const key = historyKey(event);
    const { target } = event;
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
    if (key === null || isTyping || event.defaultPrevented) return;
    event.preventDefault();
    review[key]();
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code, key } = event;
      if (key === 'Escape' && !event.defaultPrevented && !isCovered()) closeUppermost();
      goBack(event);
      if (!altKey || ctrlKey || metaKey || shiftKey) return;
      const view = views[['Digit1', 'Digit2', 'Digit3'].indexOf(code)];
      if (code === 'ArrowDown') step(1);
      else if (code === 'ArrowUp') step(-1);
      else if (code === 'PageDown') stepParagraph(1);
      else if (code === 'PageUp') stepParagraph(-1);
      else if (view) showView(view);
      else if (code === 'KeyC') document.querySelector<HTMLElement>('.copy-button')?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
