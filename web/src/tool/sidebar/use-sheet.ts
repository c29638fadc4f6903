import { type RefObject, useEffect } from 'react';
import { layout, useLayout } from '../layout/layout.ts';

/** As a sheet, the sidebar takes the focus and returns it to its opener; Escape or a press outside closes it. */
export function useSheet(inside: RefObject<HTMLElement | null>) {
  const sheet = useLayout((state) => state.sheet);

  useEffect(() => {
    if (!sheet) return;
    const sidebar = inside.current?.closest('.sidebar');
    // A held wording that was requested takes the focus itself.
    const isTaken = layout.current().held !== null || sidebar?.contains(document.activeElement) === true;
    if (!isTaken) sidebar?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus();
    const close = () => {
      layout.show({ sheet: false });
      document.querySelector<HTMLElement>('.sheet-opener')?.focus();
    };
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && sidebar?.contains(target) !== true) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [sheet, inside]);
}
