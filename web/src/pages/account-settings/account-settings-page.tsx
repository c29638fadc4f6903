import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignedIn } from '#account/session/account-store.ts';
import { SignedInOnly } from '#account/signed-in-only.tsx';
import { paths } from '#navigation/paths.ts';
import { Banner } from './banner.tsx';
import { BillingPanel } from './billing.tsx';
import { DataPanel } from './your-data.tsx';
import type { Message, PanelProps } from './forms/settings-form.tsx';
import { NotificationsPanel } from './notifications.tsx';
import { ProfilePanel } from './profile.tsx';
import { SecurityPanel } from './security/security.tsx';
import { TabList, type TabName, useTab } from './tab-list.tsx';

const panels: Record<TabName, ComponentType<PanelProps>> = {
  profile: ProfilePanel,
  security: SecurityPanel,
  notifications: NotificationsPanel,
  billing: BillingPanel,
  data: DataPanel,
};

const confirmedByGoogle: Message = {
  kind: 'success',
  text: 'Google has confirmed that it is you.',
  more: 'Continue where you left off.',
};

const unconfirmedByGoogle = (why: string): Message => ({
  kind: 'error',
  text: 'Google has not confirmed that it is you.',
  more: `${why} Nothing has been changed.`,
});

function onArrival(resumed: string | null, state: unknown): Message | undefined {
  const failed = typeof state === 'object' && state !== null && 'unconfirmed' in state;
  if (failed && typeof state.unconfirmed === 'string') return unconfirmedByGoogle(state.unconfirmed);
  return resumed === null ? undefined : confirmedByGoogle;
}

const farewellLasts = 2_000;

function Farewell({ message }: { message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), farewellLasts);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="notice stack-5" role="alert">
      <h1 tabIndex={-1}>Your account is deleted</h1>
      <p>{message} You are signed out. The home page opens in a moment.</p>
    </div>
  );
}

function Settings({ known, onDeleted }: { known: SignedIn; onDeleted: (message: string) => void }) {
  const { search, state } = useLocation();
  const { tab, chooseTab } = useTab();
  const [resumed, setResumed] = useState(() => new URLSearchParams(search).get('resumed'));
  const [message, say] = useState(() => onArrival(resumed, state));
  const Panel = panels[tab];

  return (
    <>
      <header className="page-head stack-2">
        <h1 tabIndex={-1}>Account Settings</h1>
        <p>
          {known.profileIs === 'fallback'
            ? 'The server could not be reached just now, so what you see may be incomplete.'
            : known.user.email}
        </p>
      </header>
      <TabList
        label="Account settings"
        tab={tab}
        onChoose={(next) => {
          say(undefined);
          setResumed(null);
          chooseTab(next);
        }}
      />
      <Banner message={message} onDismiss={() => say(undefined)} />
      <div id={`panel-${tab}`} role="tabpanel" aria-labelledby={`tab-${tab}`} className="panel">
        <Panel known={known} say={say} onDeleted={onDeleted} resumed={resumed} />
      </div>
    </>
  );
}

export default function AccountSettings() {
  const [farewell, bidFarewell] = useState<string>();
  if (farewell !== undefined) return <Farewell message={farewell} />;
  return (
    <SignedInOnly called="your account settings">
      {(known) => <Settings known={known} onDeleted={bidFarewell} />}
    </SignedInOnly>
  );
}
