import type { AccountUser, AuthMethod } from '#contract/account.ts';
import { local } from '#browser/storage.ts';

export type Mirror = {
  read: () => AccountUser | null;
  write: (user: Pick<AccountUser, 'id' | 'auth_method'>) => void;
  clear: () => void;
  /** Id of the user whose drafts and history are stored here; kept after their session has ended on the server. */
  owner: () => string | null;
};

export const userIdKey = 'current_user_id';
const methodKey = 'auth_method';
export const ownerKey = 'work_owner';

const isMethod = (value: string | null): value is AuthMethod =>
  value === 'manual' || value === 'oauth' || value === 'hybrid';

/** Remembers the id and sign-in method of the user who was last signed in here; never the name or email address. */
export const mirror: Mirror = {
  read() {
    const id = local.read(userIdKey);
    const auth_method = local.read(methodKey);
    if (id === null || !isMethod(auth_method)) return null;
    return { id, auth_method, email: '', full_name: '', email_verified: true };
  },
  write({ id, auth_method }) {
    local.write(methodKey, auth_method);
    local.write(userIdKey, id);
    local.write(ownerKey, id);
  },
  clear() {
    local.remove(methodKey);
    local.remove(userIdKey);
  },
  owner: () => local.read(ownerKey) ?? local.read(userIdKey),
};
