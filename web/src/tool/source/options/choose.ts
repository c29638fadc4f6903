import { humanizer } from '../../workspace/humanizer.ts';
import type { Options } from '../../workspace/workspace.ts';

/** Sets the options. If the current text has a result and is free, it runs again, unless a result with these options is known. */
export function choose(options: Options) {
  const { run, text } = humanizer.current();
  const isOfThis = run.phase === 'finished' && run.asked.source === text;
  humanizer.choose(options);
  const { run: after } = humanizer.current();
  if (isOfThis && after === run && humanizer.isFree()) void humanizer.humanize();
}
