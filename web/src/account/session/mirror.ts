import type { AccountUser, AuthMethod } from '#contract/account.ts';
import { local } from '#browser/storage.ts';

export type Mirror = {
  read: () => AccountUser | null;
  write: (user: Pick<AccountUser, 'id' | 'auth_method'>) => void;
  clear: () => void;
  /** Whose draft and history are stored here: the last person's, even after their session ended on the server. */
  owner: () => string | null;
};

export const userIdKey = 'current_user_id';
const methodKey = 'auth_method';
export const ownerKey = 'work_owner';

const isMethod = (value: string | null): value is AuthMethod =>
  value === 'manual' || value === 'oauth' || value === 'hybrid';

/** Who was last signed in here, by id and way of signing in; name and address are never kept. */
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
