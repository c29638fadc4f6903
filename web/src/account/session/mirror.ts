import type { AccountUser, AuthMethod } from '#contract/account.ts';
import { forget, readStored, store } from '../../browser/storage.ts';

export type Mirror = {
  read: () => AccountUser | null;
  write: (user: Pick<AccountUser, 'id' | 'auth_method'>) => void;
  clear: () => void;
  /** Whose draft and history lie here: the last person, also when the session has ended on the server since. */
  owner: () => string | null;
};

export const userIdKey = 'current_user_id';
const methodKey = 'auth_method';
const ownerKey = 'work_owner';

const isMethod = (value: string | null): value is AuthMethod =>
  value === 'manual' || value === 'oauth' || value === 'hybrid';

/** Who was last signed in here, by id and way of signing in; name and address are never kept. */
export const mirror: Mirror = {
  read() {
    const id = readStored(userIdKey);
    const auth_method = readStored(methodKey);
    if (id === null || !isMethod(auth_method)) return null;
    return { id, auth_method, email: '', full_name: '', email_verified: true };
  },
  write({ id, auth_method }) {
    store(methodKey, auth_method);
    store(userIdKey, id);
    store(ownerKey, id);
  },
  clear() {
    forget(methodKey);
    forget(userIdKey);
  },
  owner: () => readStored(ownerKey) ?? readStored(userIdKey),
};
