import { useId, useState } from 'react';
import { nameLength } from '#contract/account.ts';
import { account } from '#account/account.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { Field } from '#ui/field.tsx';
import { failureInWords } from '#words/failures.ts';
import { complaint } from '../forms/complaint.ts';
import { SettingsForm } from '../forms/settings-form.tsx';
import type { PanelProps } from '../panel.ts';

type Props = Pick<PanelProps, 'known' | 'say'> & { onClose: () => void };

export function ProfileForm({ known: { user }, say, onClose }: Props) {
  const noteId = useId();
  const [name, setName] = useState(user.full_name);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ field: string }>();

  const save = async () => {
    const full_name = name.trim();
    say(undefined);
    if (full_name === user.full_name) return onClose();
    if (full_name === '') {
      setWrong({ field: 'name' });
      return say({ kind: 'error', text: 'Please enter your full name' });
    }
    setBusy(true);
    const answer = await callWithSession('PUT /api/user/profile', { body: { full_name } });
    setBusy(false);
    if (!answer.ok) {
      const text = failureInWords(answer, 'Failed to update profile');
      return say({ kind: 'error', text, more: 'Your name is as it was. Please try again.' });
    }
    account.accept(answer.data, 'TOKEN_REFRESHED');
    say({ kind: 'success', text: 'Profile updated successfully' });
    return onClose();
  };

  return (
    <SettingsForm
      label="Edit Profile"
      submit="Save Changes"
      submitting="Saving..."
      busy={busy}
      wrong={wrong}
      onSubmit={save}
      onCancel={() => {
        say(undefined);
        onClose();
      }}
    >
      <Field
        label="Full Name"
        name="name"
        autoComplete="name"
        maxLength={nameLength}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setWrong(undefined);
        }}
        {...complaint(wrong !== undefined)}
      />
      <Field label="Email" type="email" readOnly value={user.email} aria-describedby={noteId} />
      <p id={noteId} className="field-note">
        The email address is changed by itself, under Email address.
      </p>
    </SettingsForm>
  );
}
