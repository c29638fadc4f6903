import { type ChangeEvent, useState } from 'react';
import { passwordLength } from '#contract/account.ts';
import type { Answer } from '#api-client';
import { PasswordField } from '#ui/password-field.tsx';
import { failureInWords } from '#words/failures.ts';
import { complaint, type PanelProps, SettingsForm } from '../forms/settings-form.tsx';
import { useOwnProof } from '../forms/use-own-proof.ts';
import type { Passwords, Wrong } from './password-checks.ts';

type Props = Pick<PanelProps, 'say' | 'known'> & {
  label: string;
  submit: string;
  asksCurrent: boolean;
  labels: { next: string; again: string };
  check: (passwords: Passwords) => Wrong | undefined;
  send: (passwords: Passwords) => Promise<Answer<{ message: string }>>;
  otherwise: string;
  onDone: () => void;
  onClose: () => void;
};

const nothing: Passwords = { current: '', next: '', again: '' };

export function PasswordForm({ known: { user }, say, labels, check, send, ...rest }: Props) {
  const { label, submit, asksCurrent, otherwise, onDone, onClose } = rest;
  const [passwords, setPasswords] = useState(nothing);
  const [wrong, setWrong] = useState<Wrong>();
  const [busy, setBusy] = useState(false);
  const proof = useOwnProof(user, { tab: 'security', resume: 'set-password' });

  const edit = (field: keyof Passwords) => ({
    name: field,
    value: passwords[field],
    maxLength: passwordLength.max,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setPasswords({ ...passwords, [field]: event.target.value });
      setWrong(undefined);
    },
    ...complaint(wrong?.field === field),
  });

  const save = async (): Promise<void> => {
    say();
    const found = check(passwords);
    setWrong(found);
    if (found) return say({ kind: 'error', text: found.sentence });
    setBusy(true);
    const sent = await send(passwords);
    const answer = await proof.unlessDue(sent, save, asksCurrent ? passwords.current : undefined);
    setBusy(false);
    if (answer === undefined) return undefined;
    if (answer.ok) {
      onDone();
      onClose();
      const more = 'Your other devices have been signed out.';
      return say({ kind: 'success', text: answer.data.message, more });
    }
    if (answer.code === 'invalid_password') setWrong({ field: 'current', sentence: answer.error });
    if (answer.code === 'weak_password' || answer.code === 'breached_password')
      setWrong({ field: 'next', sentence: answer.error });
    return say({ kind: 'error', text: failureInWords(answer, otherwise), more: 'Nothing was changed.' });
  };

  return (
    <>
      <SettingsForm
        label={label}
        submit={submit}
        busy={busy}
        wrong={wrong}
        say={say}
        onSubmit={save}
        onClose={onClose}
      >
        {/* Tells password managers which account the password belongs to. */}
        <input hidden readOnly type="text" autoComplete="username" value={user.email} />
        {asksCurrent && (
          <PasswordField label="Current Password" autoComplete="current-password" {...edit('current')} />
        )}
        <PasswordField label={labels.next} autoComplete="new-password" {...edit('next')} />
        <PasswordField label={labels.again} autoComplete="new-password" {...edit('again')} />
      </SettingsForm>
      {proof.window}
    </>
  );
}
