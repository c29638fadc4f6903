import { humanizer } from '../../workspace/humanizer.ts';
import type { Options } from '../../workspace/workspace.ts';

/** If the current text has a result, it is made again at once; a result that was seen before needs no call. */
export function choose(options: Options) {
  const { run, text } = humanizer.current();
  const isOfThis = run.phase === 'finished' && run.asked.source === text;
  humanizer.choose(options);
  const { run: after } = humanizer.current();
  if (isOfThis && after === run) void humanizer.humanize();
}
