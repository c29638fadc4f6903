import { account, useAccount } from '#account/account.ts';
import type { AccountState } from '#account/session/account-store.ts';
import { call } from '#api-client';
import { profileDebug } from '#content/debug.ts';
import { Section } from '#page-parts/section.tsx';
import { DebugPage } from './debug-page.tsx';
import { Json, Trials } from './trials.tsx';

async function refreshProfile() {
  await account.refresh();
  const state = account.current();
  return 'profile' in state
    ? { profile: state.profile, profile_is: state.profileIs }
    : { state: state.phase };
}

const tests = [
  { label: 'Test Direct API Call', run: () => call('GET /api/user/profile') },
  { label: 'Force Refresh Profile', run: refreshProfile },
];

/** Returns a line of text in every state, so that a late response moves nothing. */
function whoIn(state: AccountState): string {
  if (state.phase === 'loading') return profileDebug.asking;
  return 'user' in state ? profileDebug.somebody : profileDebug.nobody;
}

export function ProfileDebug() {
  const state = useAccount();
  const known = state.phase === 'signed-in' ? state : null;
  return (
    <DebugPage title={profileDebug.title} lead={profileDebug.lead}>
      <Section title="User">
        <div className="stack">
          <p>{whoIn(state)}</p>
          <Json label="User object" value={'user' in state ? state.user : null} />
        </div>
      </Section>
      <Section title="Profile" note={known && <p>This profile is {known.profileIs}.</p>}>
        <Json label="Profile object" value={known && known.profile} />
      </Section>
      <Section title="Calls">
        <Trials tests={tests} />
      </Section>
    </DebugPage>
  );
}
