import type { Mirror } from './mirror.ts';
import type { AccountStore } from './account-store.ts';
import type { Tabs } from './tabs.ts';

type Forget = { forgetPerson: () => void; forgetAllButWork: () => void; forgetOthers: () => void };

/**
 * Remembers who is signed in. When the person signs out, everything of theirs is removed, but for their work where they want
 * it kept. When the session ends on the server, all stays. In both cases it goes when somebody else signs in. What a guest
 * wrote stays when the guest signs in.
 */
export function keepMirror(
  store: AccountStore,
  mirror: Mirror,
  { forgetPerson, forgetAllButWork, forgetOthers }: Forget,
) {
  store.onEvent((event, origin, work) => {
    if (event === 'PASSWORD_RECOVERY') return;
    const state = store.current();
    if (event === 'SIGNED_OUT' && origin !== 'server') (work === 'kept' ? forgetAllButWork : forgetPerson)();
    else if ('user' in state) {
      const owner = mirror.owner();
      if (owner !== null && owner !== state.user.id) forgetOthers();
      mirror.write(state.user);
    } else mirror.clear();
  });
}

/** Signing in or out in one tab is followed by the others. */
export function followTabs(store: AccountStore, tabs: Tabs) {
  store.onEvent((event, origin, work) => {
    if (origin !== 'here' || event === 'INITIAL_SESSION' || event === 'TOKEN_REFRESHED') return;
    tabs.notify(event === 'SIGNED_OUT' && work === 'kept' ? 'WORK_KEPT' : event);
  });
  tabs.listen((message) => {
    if (message === 'SIGNED_OUT') store.followSignOut();
    else if (message === 'WORK_KEPT') store.followSignOut('kept');
    else if (message === 'PASSWORD_RECOVERY') store.recoverPassword('other-tab');
    else void store.refresh();
  });
}
