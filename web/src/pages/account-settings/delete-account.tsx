import { type ChangeEvent, useId, useState } from 'react';
import { account } from '#account/account.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { Field } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { failureInWords } from '#words/failures.ts';
import { complaint, type PanelProps, SettingsForm } from './forms/settings-form.tsx';
import { useOwnProof } from './forms/use-own-proof.ts';

type Props = Pick<PanelProps, 'known' | 'say' | 'onDeleted'> & { onClose: () => void };

export function DeleteAccount({ known: { user }, say, onDeleted, onClose }: Props) {
  const noteId = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<{ field: 'proof' }>();
  const [busy, setBusy] = useState(false);
  const proof = useOwnProof(user, { tab: 'data', resume: 'delete-account' });
  const hasPassword = user.auth_method !== 'oauth';

  const refuse = (text: string) => {
    setWrong({ field: 'proof' });
    say({ kind: 'error', text, more: 'Nothing was deleted.' });
  };

  const confirm = async (): Promise<void> => {
    say(undefined);
    const email = typed.trim().toLowerCase();
    if (hasPassword && typed === '') return refuse('Please enter your password to confirm account deletion');
    if (!hasPassword && email === '') {
      return refuse('Please enter your email address to confirm account deletion');
    }
    setBusy(true);
    const sent = await callWithSession('POST /api/user/delete', {
      body: hasPassword ? { password: typed } : { confirm_email: email },
    });
    const answer = await proof.unlessDue(sent, confirm, hasPassword ? typed : undefined);
    setBusy(false);
    if (answer === undefined) return undefined;
    if (answer.ok) {
      onDeleted(answer.data.message);
      return void account.signOut();
    }
    return refuse(failureInWords(answer, 'Failed to delete account'));
  };

  const edit = {
    name: 'proof',
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(event.target.value);
      setWrong(undefined);
    },
    ...complaint(wrong !== undefined, noteId),
  };
  return (
    <>
      <SettingsForm
        label="Delete Account"
        submit="Confirm Delete"
        submitting="Deleting..."
        busy={busy}
        wrong={wrong}
        onSubmit={confirm}
        onCancel={() => {
          say(undefined);
          onClose();
        }}
      >
        {hasPassword ? (
          <>
            <input hidden readOnly type="text" autoComplete="username" value={user.email} />
            <PasswordField {...edit} label="Password" autoComplete="current-password" />
          </>
        ) : (
          <Field {...edit} label="Email" type="email" autoComplete="off" />
        )}
        <p id={noteId} className="field-note">
          {hasPassword
            ? 'Your password confirms that it is you.'
            : `Type ${user.email} to confirm that you mean it.`}{' '}
          Everything is deleted as soon as you confirm. Payments and sign-ins stay on record, without any link
          to you.
        </p>
      </SettingsForm>
      {proof.window}
    </>
  );
}
