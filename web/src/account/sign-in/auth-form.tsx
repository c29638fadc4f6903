import { type FormEvent, useEffect, useRef, useState } from 'react';
import { nameLength, passwordLength } from '#contract/account.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { authModes, type Outcome } from './auth-modes.ts';
import type { AuthMode } from './sign-in-request.ts';

type Props = { mode: AuthMode; onMode: (mode: AuthMode) => void };

function entry(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Mounted anew for each mode, which clears its fields, error and message. */
export function AuthForm({ mode, onMode }: Props) {
  const { submit, send } = authModes[mode];
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => firstField.current?.focus(), []);

  async function submitEntries(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setOutcome(undefined);
    const sent = await send({
      email: entry(form, 'email').trim().toLowerCase(),
      password: entry(form, 'password'),
      full_name: entry(form, 'full_name').trim(),
    });
    setOutcome(sent);
    setBusy(false);
  }

  return (
    <form className="form" onSubmit={submitEntries}>
      {mode === 'signup' && (
        <Field
          ref={firstField}
          label="Full Name"
          name="full_name"
          autoComplete="name"
          maxLength={nameLength}
          required
        />
      )}
      <Field
        ref={mode === 'signup' ? undefined : firstField}
        label="Email"
        name="email"
        type="email"
        autoComplete={mode === 'signup' ? 'email' : 'username'}
        required
      />
      {mode !== 'forgot-password' && (
        <PasswordField
          label="Password"
          name="password"
          autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
          required
        />
      )}
      {mode === 'signin' && (
        <button type="button" className="link-button auth-forgot" onClick={() => onMode('forgot-password')}>
          Forgot password?
        </button>
      )}
      {outcome && 'error' in outcome && (
        <p className="form-error" role="alert">
          {outcome.error}
        </p>
      )}
      {/* Stands there empty, because a live region that comes together with its message is not read out. */}
      <output className="form-message">{outcome && 'message' in outcome && outcome.message}</output>
      <Button type="submit" busy={busy}>
        {busy ? 'Please wait...' : submit}
      </Button>
    </form>
  );
}
