import { account } from '#account/account.ts';
import { deviceCalls, Devices } from '#account/devices.tsx';
import { ownFactors } from '#account/factors/own-factors.ts';
import { SigningIn } from '#account/factors/factors.tsx';
import { callWithSession } from '#account/session/call-with-session.ts';
import { securedBy } from '#content/account/account-settings.ts';
import { useQuery } from '#page-parts/query.ts';
import { Section } from '#page-parts/section.tsx';
import { FormBehindButton } from '../forms/form-behind-button.tsx';
import type { PanelProps } from '../forms/settings-form.tsx';
import { ownWays, useOwnProof } from '../forms/use-own-proof.ts';
import { RecentActivity } from './activity.tsx';
import { checkChange, checkSet } from './password-checks.ts';
import { PasswordForm } from './password-form.tsx';

const ownDevices = deviceCalls('/api/auth/sessions', callWithSession);

export function SecurityPanel({ known, say, resumed }: PanelProps) {
  const devices = useQuery(ownDevices.read);
  const proof = useOwnProof(known.user, { tab: 'security', resume: 'devices' });
  const { auth_method } = known.user;
  const hasPassword = auth_method !== 'oauth';
  const hasGoogle = auth_method !== 'manual';
  const quiet = () => say(undefined);
  const onDone = () => {
    void account.refresh();
    void devices.refetch();
  };

  return (
    <>
      <Section title="Password" note={<p>{securedBy[auth_method]}</p>}>
        <div className="stack">
          {hasPassword && (
            <FormBehindButton label="Change Password" onOpen={quiet}>
              {(close) => (
                <PasswordForm
                  {...{ known, say, onDone }}
                  label="Change Password"
                  submit="Update Password"
                  asksCurrent
                  labels={{ next: 'New Password', again: 'Confirm New Password' }}
                  check={checkChange}
                  send={({ current, next }) =>
                    callWithSession('PUT /api/user/password', {
                      body: { current_password: current, new_password: next },
                    })
                  }
                  otherwise="Failed to update password"
                  more="Your other devices have been signed out."
                  onClose={close}
                />
              )}
            </FormBehindButton>
          )}
          {hasGoogle && (
            <FormBehindButton
              label="Set Password"
              openAtFirst={resumed === 'set-password'}
              onOpen={quiet}
              closed={
                <p>
                  {hasPassword
                    ? 'You can sign in with Google or with your email address and password.'
                    : 'Set a password, and you can sign in with either Google or your email address.'}
                </p>
              }
            >
              {(close) => (
                <PasswordForm
                  {...{ known, say, onDone }}
                  label="Set Password"
                  submit="Set Password"
                  asksCurrent={hasPassword}
                  labels={{ next: 'Password', again: 'Confirm Password' }}
                  check={(passwords) => checkSet(passwords, hasPassword)}
                  send={({ current, next }) =>
                    callWithSession('POST /api/user/set-password', {
                      body: {
                        new_password: next,
                        ...(hasPassword ? { current_password: current } : {}),
                      },
                    })
                  }
                  otherwise="Failed to set password"
                  more="Your other devices have been signed out."
                  onClose={close}
                />
              )}
            </FormBehindButton>
          )}
        </div>
      </Section>
      <SigningIn
        calls={ownFactors}
        ways={ownWays(known.user, { tab: 'security', resume: 'signing-in' })}
        notify={say}
        note={<p>What proves that it is you, beside your password or Google.</p>}
        onChange={() => void devices.refetch()}
      />
      <Devices {...devices} calls={ownDevices} proof={proof} notify={say} />
      <RecentActivity />
    </>
  );
}
