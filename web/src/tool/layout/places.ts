import type { Way } from '#comparison/place.ts';
import { layout } from './layout.ts';

export const textOfResult = () => document.querySelector<HTMLElement>('.result-page .scroller');

/** Used when the focused button disappears with the previous result. */
export const focusResult = () => textOfResult()?.focus({ preventScroll: true });

/** Closes the checks and moves the focus, if it was in them, to the button that opens them. */
export function closeChecks() {
  const isIn = document.querySelector('.checks')?.contains(document.activeElement) === true;
  layout.show({ checks: false });
  if (isIn) document.querySelector<HTMLElement>('.more-actions button')?.focus();
}

/** Closes what is open when another result is shown. */
export function beginResult(run: string) {
  if (layout.current().run !== run) layout.show({ run, open: null, current: 0, chosen: null });
}

/** Opens the card of a change. */
export function openPlace(index: number, way: Way) {
  const { view } = layout.current();
  layout.show({
    view: view === 'clean' ? 'changes' : view,
    tab: 'result',
    open: { index, way },
    current: index,
  });
}

export function closePlace() {
  if (layout.current().open !== null) layout.show({ open: null });
}

/** Shows the sentence of the held wording whose card has the focus; Clean has no marks. */
export function chooseHeld(chosen: number) {
  const { view } = layout.current();
  layout.show({ chosen, tab: 'result', view: view === 'clean' ? 'changes' : view });
}

/** Shows a held wording in the list of the sidebar. */
export function goToHeld(held: number) {
  const { view } = layout.current();
  layout.show({
    view: view === 'pairs' ? 'changes' : view,
    sidebarTab: 'Facts',
    held,
    sheet: matchMedia('(width < 75rem)').matches,
    open: null,
  });
}
