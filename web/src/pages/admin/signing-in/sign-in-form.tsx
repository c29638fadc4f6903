import { type FormEvent, useState } from 'react';
import type { AdminFactor } from '#contract/admin.ts';
import { passwordLength } from '#contract/account.ts';
import { call } from '#api-client';
import { unreachable } from '#content/admin-names.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { failureInWords } from '#words/failures.ts';

export function SignInForm({ onDone }: { onDone: (factor: AdminFactor) => void }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    const answer = await call('POST /api/auth/admin/login', { body: { username, password } });
    setBusy(false);
    if (answer.ok) return onDone(answer.data.factor);
    const unheard = answer.code === 'unreachable';
    return setError(unheard ? unreachable : failureInWords(answer, 'Authentication failed'));
  }

  return (
    <form className="form" onSubmit={submit}>
      <Field
        label="Username"
        type="email"
        autoComplete="username"
        required
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        maxLength={passwordLength.max}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormError>{error}</FormError>
      <Button type="submit" busy={busy}>
        {busy ? 'Authenticating...' : 'Sign In as Admin'}
      </Button>
    </form>
  );
}
