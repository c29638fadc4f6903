import type { Mirror } from './mirror.ts';
import type { AccountStore } from './store.ts';
import type { Tabs } from './tabs.ts';

type Forget = { forgetPerson: () => void; forgetStored: () => void };

/**
 * The browser remembers who is signed in; a sign-out by the person takes everything of theirs with it. A session that
 * ended on the server leaves it to them, until somebody else signs in. What a guest has stays when the guest signs in.
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

/** What the person does here the other tabs follow, and the other way round. */
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
