import type { Mirror } from './mirror.ts';
import type { AccountStore } from './account-store.ts';
import type { Tabs } from './tabs.ts';

type Forget = { forgetPerson: () => void; forgetAllButWork: () => void; forgetOthers: () => void };

/**
 * Remembers the signed-in person. Signing out removes their data, except their work if they choose to keep it. When the session
 * ends on the server, everything stays. In both cases it is removed when another person signs in. A guest's work stays when the
 * guest signs in.
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

/** Synchronises sign-ins and sign-outs between tabs. */
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
