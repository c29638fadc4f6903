import { type ReactNode, useEffect, useRef } from 'react';
import type { SignedIn } from '#account/session/account-store.ts';
import { Button } from '#ui/button.tsx';
import { bannerId } from '../banner.tsx';

/** `text`: the sentence from the specification. `more`: what it means for the user. */
export type Message = { kind: 'success' | 'error'; text: string; more?: string };

/** Props of every settings tab. */
export type PanelProps = {
  known: SignedIn;
  /** Shows a message in the banner, or removes the banner if there is none. */
  say: (message?: Message) => void;
  onDeleted: (message: string) => void;
  /** The form that was open before the redirect to Google. */
  resumed: string | null;
};

/** Returns the ARIA attributes that mark a wrong field and describe it by the banner as well as by its note. */
export function complaint(isWrong: boolean, noteId?: string) {
  const describedBy = [noteId, isWrong ? bannerId : undefined].filter((id) => id !== undefined).join(' ');
  return {
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  };
}

type Props = {
  label: string;
  submit: string;
  submitting?: string;
  busy: boolean;
  /** The name of the wrong field. A new object each time, so that the same field is focused again. */
  wrong: { field: string } | undefined;
  say: PanelProps['say'];
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector<HTMLInputElement>('input:not([readonly], [hidden])')?.focus();
}

/** A form with our own validation and messages, so the browser's are switched off. */
export function SettingsForm({
  label,
  submit,
  submitting = 'Please wait...',
  busy,
  wrong,
  say,
  onSubmit,
  onClose,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => focusFirst(form.current), []);
  useEffect(() => {
    const field = wrong && form.current?.elements.namedItem(wrong.field);
    if (field instanceof HTMLInputElement) field.focus();
  }, [wrong]);

  return (
    <form
      ref={form}
      className="form"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSubmit();
      }}
    >
      {children}
      <p className="actions">
        <Button type="submit" busy={busy}>
          {busy ? submitting : submit}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            say();
            onClose();
          }}
        >
          Cancel
        </Button>
      </p>
    </form>
  );
}
