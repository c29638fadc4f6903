import type { ComponentProps } from 'react';

type Look = 'primary' | 'quiet';

type Props = ComponentProps<'button'> & {
  look?: Look;
  /** Stays in the tab order while work is under way, so that focus is not lost, but does nothing. */
  busy?: boolean;
};

/** The class of a button, also for links that look like one. */
export const buttonClass = (look: Look = 'primary') => `button button-${look}`;

export function Button({
  look = 'primary',
  busy = false,
  onClick,
  type = 'button',
  'aria-disabled': disabled,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look)}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
