import { isCommon } from './common.ts';
import { isOfOwnWords, type Person } from './own-words.ts';

/** Whether it is one of the first that anybody would try who knows whose it is. */
export const isWeakPassword = (password: string, person: Person): boolean =>
  isCommon(password.normalize('NFKC').toLowerCase()) || isOfOwnWords(password, person);
