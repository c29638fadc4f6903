import { local } from '#browser/storage.ts';
import { ownerKey, userIdKey } from './mirror.ts';

const kinds = ['SIGNED_IN', 'SIGNED_OUT', 'WORK_KEPT', 'PASSWORD_RECOVERY'] as const;
/** `WORK_KEPT`: signed out, but drafts and history are kept. */
export type TabMessage = (typeof kinds)[number];

/** The other tabs of this browser. */
export type Tabs = {
  notify: (message: TabMessage) => void;
  listen: (hear: (message: TabMessage) => void) => void;
};

const isMessage = (data: unknown): data is TabMessage => kinds.some((kind) => kind === data);

function channelTabs(): Tabs {
  const channel = new BroadcastChannel('account');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, it never leaves the origin
    notify: (message) => channel.postMessage(message),
    listen: (hear) => channel.addEventListener('message', ({ data }) => isMessage(data) && hear(data)),
  };
}

/** Sends nothing, because the browser itself notifies the other tabs when the stored mirror changes. */
const storageTabs: Tabs = {
  notify: () => undefined,
  listen: (hear) =>
    addEventListener('storage', ({ key, newValue }) => {
      if (key !== userIdKey && key !== null) return;
      const isKept = local.read(ownerKey) !== null;
      hear(newValue !== null ? 'SIGNED_IN' : isKept ? 'WORK_KEPT' : 'SIGNED_OUT');
    }),
};

export const joinTabs = (): Tabs => ('BroadcastChannel' in globalThis ? channelTabs() : storageTabs);
