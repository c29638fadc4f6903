import { layout } from './layout.ts';

/** Who was in them is back at the button that asks for them. */
export function closeChecks() {
  const isIn = document.querySelector('.checks')?.contains(document.activeElement) === true;
  layout.show({ checks: false });
  if (isIn) document.querySelector<HTMLElement>('.more-actions button')?.focus();
}
