import type { Answer } from '../../api.ts';
import { local } from '../../browser/storage.ts';

const key = 'admin_signed_in';

/** Whether it is worth asking for an admin's session. It is no secret and opens nothing. */
export const mayBeAdmin = () => local.read(key) !== null;
export const rememberAdmin = () => local.write(key, 'true');
export const forgetAdmin = () => local.remove(key);

/** The first call after the session has ended removes the hint. */
export function noticeAdminEnd<T>(answer: Answer<T>): Answer<T> {
  if (!answer.ok && answer.code === 'admin_required') forgetAdmin();
  return answer;
}
