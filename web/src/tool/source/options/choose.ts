import { humanizer } from '../../workspace/humanizer.ts';
import type { Options } from '../../workspace/workspace.ts';

/** Where there is a result of this very text, it is made again at once; one that was seen is there without a call. */
export function choose(options: Options) {
  const { run, text } = humanizer.current();
  const isOfThis = run.phase === 'finished' && run.asked.source === text;
  humanizer.choose(options);
  const { run: after } = humanizer.current();
  if (isOfThis && after === run) void humanizer.humanize();
}
