import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';

type Props = {
  label: ReactNode;
  name?: string;
  className?: string;
  /** Class of the button, in addition to `menu-button`. */
  buttonClassName?: string;
  children: ReactNode;
};

/** A native popover: the browser itself handles opening, Escape, a press outside and returning the focus, even without script. */
export function Menu({ label, name, className = '', buttonClassName = 'touch soft', children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const closeOnLeaving = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (!(next instanceof Node) || panel.current?.contains(next) || button.current?.contains(next)) return;
    panel.current?.hidePopover();
  };
  const closeOnFollowing = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, [data-closes]'))
      panel.current?.hidePopover();
  };

  /** Moves between the items by the arrow keys, which would otherwise scroll the page. */
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const items = [...(panel.current?.querySelectorAll<HTMLElement>(':popover-open :is(a, button)') ?? [])];
    if (!by || items.length === 0) return;
    event.preventDefault();
    const at = items.findIndex((item) => item === event.target);
    items.at(at < 0 && by < 0 ? -1 : (at + by) % items.length)?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it handles the keys of the items in it
    <div className={`menu ${className}`} onBlur={closeOnLeaving} onKeyDown={walk}>
      <button
        ref={button}
        type="button"
        className={`menu-button ${buttonClassName}`}
        popoverTarget={id}
        aria-label={name}
      >
        {label}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are the controls */}
      <div ref={panel} id={id} popover="auto" className="menu-panel box small" onClick={closeOnFollowing}>
        {children}
      </div>
    </div>
  );
}
