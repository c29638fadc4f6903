import { rememberHumanized } from './stored-texts.ts';
import { createStream } from './stream.ts';
import type { Finished } from './workspace.ts';

export const stream = createStream();

export function remember({ humanScore }: Finished, output: string): void {
  rememberHumanized(output, humanScore, new Date());
}
