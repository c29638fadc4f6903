import type { Place, Way } from '#comparison/place.ts';
import { layout } from './layout.ts';

/** Closes what is open when another result is shown. */
export function beginResult(run: string) {
  if (layout.current().run !== run) layout.show({ run, open: null, current: 0, chosen: null });
}

export function openPlace(place: Place, way: Way) {
  const { view, current } = layout.current();
  layout.show({
    view: view === 'clean' ? 'changes' : view,
    tab: 'result',
    open: { ...place, way },
    current: place.of === 'change' ? place.index : current,
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
