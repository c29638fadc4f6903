import { layout } from './layout.ts';

/** Closes the checks and moves the focus, if it was in them, to the button that opens them. */
export function closeChecks() {
  const isIn = document.querySelector('.checks')?.contains(document.activeElement) === true;
  layout.show({ checks: false });
  if (isIn) document.querySelector<HTMLElement>('.more-actions button')?.focus();
}
