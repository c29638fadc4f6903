import { charsPerRequest } from '#contract/limits.ts';
import { unlimited } from '#contract/plans.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Allowance, blockOf } from './limits.ts';

/** Too long for one request, by words or by characters. */
export function isTooLong({ text, words }: Pick<Workspace, 'text' | 'words'>, allowance: Allowance): boolean {
  const block = blockOf(words, allowance);
  const { perRequest } = allowance;
  return (
    block === 'request' ||
    (block === null && perRequest !== unlimited && text.length > charsPerRequest(perRequest))
  );
}
