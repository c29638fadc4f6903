import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Cross } from './icons.tsx';

/** `opensItself`: focuses the dialog itself at first, so that a key that was meant for the page presses no button. */
type Props = {
  title: string;
  opensItself?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Returns a function that restores the caret of a field: a press inside the dialog removes it, and focus does not restore it. */
function caretOf(field: Element | null): () => void {
  if (!(field instanceof HTMLTextAreaElement)) return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return () => {
    if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

export function Dialog({ title, opensItself = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  // A layout effect closes the dialog before it leaves the document, so that the browser can return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const giveCaretBack = caretOf(document.activeElement);
    element.showModal();
    if (opensItself) element.focus();
    return () => {
      element.close();
      giveCaretBack();
    };
  }, [opensItself]);

  // A drag that starts inside, as when selecting text, and ends on the backdrop does not close.
  const isBackdrop = (event: MouseEvent) => event.target === dialog.current;

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the close button are the keyboard's way
    <dialog
      ref={dialog}
      className="dialog box"
      tabIndex={opensItself ? -1 : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onMouseDown={(event) => (pressedOutside.current = isBackdrop(event))}
      onClick={(event) => {
        if (pressedOutside.current && isBackdrop(event)) event.currentTarget.close();
      }}
    >
      <div className="dialog-page stack-5">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <Cross />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
