import { retention } from '#contract/retention.ts';
import { type Activity, type SecurityEvent, securityEvents } from '#contract/security-events.ts';
import { account } from '#account/account.ts';
import { deviceCalls, Devices } from '#account/devices.tsx';
import { SigningIn } from '#account/factors/factors.tsx';
import { ownFactors } from '#account/factors/own-factors.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { securedBy } from '#content/account/account-settings.ts';
import { PagedTable } from '#page-parts/paged-table.tsx';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import { useQuery } from '#page-parts/query.ts';
import { Section } from '#page-parts/section.tsx';
import { asPage } from '#page-parts/use-pages.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { momentInWords } from '#words/moments.ts';
import { placeInWords } from '#words/places.ts';
import { FormBehindButton } from '../forms/form-behind-button.tsx';
import type { PanelProps } from '../forms/settings-form.tsx';
import { ownWays, useOwnProof } from '../forms/use-own-proof.ts';
import { checkChange, checkSet } from './password-checks.ts';
import { PasswordForm } from './password-form.tsx';

const read = (signal?: AbortSignal) => callWithSession('GET /api/user/activity', signal && { signal });

const pageOf = ({ events, next }: Activity) => ({ entries: events, next });

function Row(event: SecurityEvent) {
  const { at, kind, times } = event;
  return (
    <tr>
      <td>
        {securityEvents[kind].words}
        {times > 1 && `, ${times} times`}
        <span className="row-note soft fine">{placeInWords(event)}</span>
      </td>
      <td>
        <time dateTime={at}>{momentInWords(at)}</time>
      </td>
    </tr>
  );
}

/** Lists recent security events, so that users can spot those that were not theirs. */
function RecentActivity() {
  const { query, refetch } = useQuery(read);
  return (
    <Section
      title="Recent activity"
      note={
        <p>
          What happened to your account in the last {retention.securityEventDays} days. If something here was
          not you, change your password.
        </p>
      }
    >
      {query.phase === 'loading' && <Skeleton label="Loading the recent activity" lines={6} />}
      {query.phase === 'failed' && (
        <QueryFailed {...query} otherwise="The recent activity could not be loaded" onRetry={refetch} />
      )}
      {query.phase === 'loaded' && query.data.events.length === 0 && (
        <p>Nothing yet. Sign-ins and changes of your password will be listed here.</p>
      )}
      {query.phase === 'loaded' && query.data.events.length > 0 && (
        <PagedTable
          first={pageOf(query.data)}
          readOn={async (before) =>
            asPage(await callWithSession('GET /api/user/activity', { query: { before } }), pageOf)
          }
          called="Activity"
          caption="What happened to your account, newest first"
          headings={['What', 'When']}
          Row={Row}
        />
      )}
    </Section>
  );
}

const ownDevices = deviceCalls('/api/auth/sessions', callWithSession);

export function SecurityPanel({ known, say, resumed }: PanelProps) {
  const devices = useQuery(ownDevices.read);
  const proof = useOwnProof(known.user, { tab: 'security', resume: 'devices' });
  const { auth_method } = known.user;
  const hasPassword = auth_method !== 'oauth';
  const hasGoogle = auth_method !== 'manual';
  const onDone = () => {
    void account.refresh();
    void devices.refetch();
  };

  return (
    <>
      <Section title="Password" note={<p>{securedBy[auth_method]}</p>}>
        <div className="stack">
          {hasPassword && (
            <FormBehindButton label="Change Password" say={say}>
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
                  onClose={close}
                />
              )}
            </FormBehindButton>
          )}
          {hasGoogle && (
            <FormBehindButton
              label="Set Password"
              openAtFirst={resumed === 'set-password'}
              say={say}
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
                      body: { new_password: next, ...(hasPassword ? { current_password: current } : {}) },
                    })
                  }
                  otherwise="Failed to set password"
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
        note={<p>Passkeys and codes, besides your password or Google.</p>}
        onChange={() => void devices.refetch()}
      />
      <Devices {...devices} calls={ownDevices} proof={proof} notify={say} />
      <RecentActivity />
    </>
  );
}
