import { useId, useState } from 'react';
import { nameLength } from '#contract/account.ts';
import { account } from '#account/account.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { UnconfirmedAddress } from '#account/unconfirmed-address.tsx';
import { signInMethods } from '#content/account/account-settings.ts';
import { Fact } from '#page-parts/facts.tsx';
import { Section } from '#page-parts/section.tsx';
import { Field } from '#ui/field.tsx';
import { failureInWords } from '#words/failures.ts';
import { FormBehindButton } from './forms/form-behind-button.tsx';
import { complaint, type PanelProps, SettingsForm } from './forms/settings-form.tsx';
import { EmailChange } from './email-change.tsx';

type Props = Pick<PanelProps, 'known' | 'say'> & { onClose: () => void };

function ProfileForm({ known: { user }, say, onClose }: Props) {
  const noteId = useId();
  const [name, setName] = useState(user.full_name);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ field: string }>();

  const save = async () => {
    const full_name = name.trim();
    say();
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
      return say({ kind: 'error', text, more: 'Your name was not changed. Please try again.' });
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
      say={say}
      onSubmit={save}
      onClose={onClose}
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
      <p id={noteId} className="field-note soft small">
        You can change your email address under Email address.
      </p>
    </SettingsForm>
  );
}

export function ProfilePanel({ known, say, resumed }: PanelProps) {
  const { user, profile } = known;
  const facts = (
    <dl className="facts ruled column">
      <Fact name="Full name">{profile.full_name}</Fact>
      <Fact name="Email">
        {user.email}
        <UnconfirmedAddress user={user} />
      </Fact>
      <Fact name="Sign-in">{signInMethods[user.auth_method]}</Fact>
    </dl>
  );

  return (
    <>
      <Section title="Profile" note={<p>Your name, and where we send our emails.</p>}>
        <FormBehindButton label="Edit Profile" say={say} closed={facts}>
          {(close) => <ProfileForm known={known} say={say} onClose={close} />}
        </FormBehindButton>
      </Section>
      <EmailChange known={known} say={say} resumed={resumed} />
    </>
  );
}
