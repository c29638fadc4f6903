import { UnconfirmedAddress } from '#account/unconfirmed-address.tsx';
import { signInMethods } from '#content/account/account-settings.ts';
import { Section } from '#page-parts/section.tsx';
import { FormBehindButton } from '../forms/form-behind-button.tsx';
import type { PanelProps } from '../panel.ts';
import { EmailChange } from './email-change.tsx';
import { ProfileForm } from './profile-form.tsx';

export function ProfilePanel({ known, say, resumed }: PanelProps) {
  const { user, profile } = known;
  const facts = (
    <dl className="facts">
      <div>
        <dt>Full name</dt>
        <dd>{profile.full_name}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          {user.email}
          <UnconfirmedAddress user={user} />
        </dd>
      </div>
      <div>
        <dt>Sign-in</dt>
        <dd>{signInMethods[user.auth_method]}</dd>
      </div>
    </dl>
  );

  return (
    <>
      <Section title="Profile" note={<p>What we call you, and where our emails go.</p>}>
        <FormBehindButton label="Edit Profile" onOpen={() => say(undefined)} closed={facts}>
          {(close) => <ProfileForm known={known} say={say} onClose={close} />}
        </FormBehindButton>
      </Section>
      <EmailChange known={known} say={say} resumed={resumed} />
    </>
  );
}
