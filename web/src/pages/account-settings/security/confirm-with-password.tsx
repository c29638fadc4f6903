import { useState } from 'react';
import { passwordLength } from '#contract/account.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { complaint } from '../forms/complaint.ts';
import { SettingsForm } from '../forms/settings-form.tsx';

type Props = {
  email: string;
  busy: boolean;
  wrong: { field: string } | undefined;
  onConfirm: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** For what only the owner may do, in a session that was opened a while ago. */
export function ConfirmWithPassword({ email, busy, wrong, onConfirm, onCancel }: Props) {
  const [password, setPassword] = useState('');
  return (
    <div className="confirm">
      <SettingsForm
        label="Confirm that it is you"
        submit="Confirm"
        submitting="Please wait..."
        busy={busy}
        wrong={wrong}
        onSubmit={() => onConfirm(password)}
        onCancel={onCancel}
      >
        <p role="alert">
          <strong>Please confirm that it is you.</strong> You signed in here a while ago, and somebody else
          could be at your device.
        </p>
        <input hidden readOnly type="text" autoComplete="username" value={email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          maxLength={passwordLength.max}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...complaint(wrong !== undefined)}
        />
      </SettingsForm>
    </div>
  );
}
