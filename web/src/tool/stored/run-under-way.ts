import { minute } from '#contract/time.ts';
import { session } from '#browser/storage.ts';
import { isRecord, isText } from '#history/stored-changes.ts';
import type { Asked } from '../review/finished.ts';
import type { Run } from '../workspace/workspace.ts';
import { optionsFrom } from './stored-options.ts';
import { partsFrom, spanFrom } from './stored-result.ts';

/** Key in the storage of one tab, so that another tab does not continue the same run. */
const key = 'result';
const version = 1;

/** Maximum age of a run that continues by itself; after that, the user is asked first. */
const goesOnFor = 15 * minute;

/** A run without a result so far. `error`: why it failed, or null. */
type Kept = { asked: Asked; error: string | null };

export function writeRunUnderWay(run: Run, now: Date): void {
  if (run.phase !== 'running' && run.phase !== 'failed') return session.remove(key);
  const { asked } = run;
  const error = run.phase === 'failed' ? run.error : null;
  session.write(key, JSON.stringify({ version, at: now.getTime(), ...asked, error }));
}

/** `goesOn`: the run may continue without asking the user. `forgottenAfter`: time in ms after which the server forgets a run. */
export function readRunUnderWay(now: Date, forgottenAfter: number): (Kept & { goesOn: boolean }) | null {
  const kept = session.readJson(key);
  if (!isRecord(kept) || kept['version'] !== version || typeof kept['at'] !== 'number') return null;
  const { run_id, source, name, error, options } = kept;
  if (!isText(run_id) || !/^[\w-]{8,64}$/.test(run_id) || !isText(source) || !isRecord(options)) return null;
  const age = now.getTime() - kept['at'];
  if (age < 0 || age > forgottenAfter) return null;
  const parts = partsFrom(kept['parts'], source);
  const asked: Asked = {
    run_id,
    source,
    span: spanFrom(kept['span'], source),
    options: optionsFrom(options),
    name: isText(name) ? name : '',
    ...(parts && { parts }),
  };
  return { asked, error: isText(error) ? error : null, goesOn: !isText(error) && age <= goesOnFor };
}
