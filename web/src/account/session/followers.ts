import type { Mirror } from './mirror.ts';
import type { AccountStore } from './store.ts';
import type { Tabs } from './tabs.ts';

type Forget = { forgetPerson: () => void; forgetStored: () => void };

/**
 * Remembers who is signed in. When the person signs out, everything of theirs is removed. When the session ends on the
 * server, it stays until somebody else signs in. What a guest wrote stays when the guest signs in.
 */
export function keepMirror(store: AccountStore, mirror: Mirror, { forgetPerson, forgetStored }: Forget) {
  store.onEvent((event, origin) => {
    if (event === 'PASSWORD_RECOVERY') return;
    const state = store.current();
    if (event === 'SIGNED_OUT' && origin !== 'server') forgetPerson();
    else if ('user' in state) {
      const owner = mirror.owner();
      if (owner !== null && owner !== state.user.id) forgetStored();
      mirror.write(state.user);
    } else mirror.clear();
  });
}

/** Signing in or out in one tab is followed by the others. */
export function followTabs(store: AccountStore, tabs: Tabs) {
  store.onEvent((event, origin) => {
    if (origin !== 'here' || event === 'INITIAL_SESSION' || event === 'TOKEN_REFRESHED') return;
    tabs.tell(event);
  });
  tabs.listen((message) => {
    if (message === 'SIGNED_OUT') store.followSignOut();
    else if (message === 'PASSWORD_RECOVERY') store.recoverPassword('other-tab');
    else void store.refresh();
  });
}
