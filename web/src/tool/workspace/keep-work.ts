import { retention } from '#contract/retention.ts';
import { hour } from '#contract/time.ts';
import { interrupted } from '#words/run-failures.ts';
import { withVoiceOfToday } from '../voice/kept-voice.ts';
import type { Humanizer } from './controller.ts';
import { emptyWorkspace, resultIn, type Run, type Workspace } from './workspace.ts';
import { createDebouncedWriter, flushOnLeaving, whenIdle } from '../stored/debounced-writer.ts';
import { readRunUnderWay, writeRunUnderWay } from '../stored/run-under-way.ts';
import { listDrafts, readDraft, takeOverFormerDraft, writeDraft } from '../stored/stored-draft.ts';
import { readResult, takeOverFormerResult, writeResult } from '../stored/stored-result.ts';
import { beginDraft, claimDraft, draftOfTab, ownDraft, ownDraftWritten } from '../stored/tab-draft.ts';

/** The workspace as last stored for this tab; null if nothing is stored. */
let stored: Workspace | null = null;

const work = createDebouncedWriter<Workspace>({
  schedule: whenIdle,
  write(now) {
    const own = ownDraft();
    const before = own === null ? null : stored;
    const id = own ?? beginDraft();
    if (before === null || isOtherDraft(before, now)) writeDraft(id, now, new Date());
    ownDraftWritten();
    const result = resultIn(now);
    if (before === null || result !== resultIn(before)) writeResult(id, result, new Date());
    stored = now;
  },
});

const isOtherDraft = (one: Workspace, other: Workspace): boolean =>
  one.text !== other.text ||
  one.name !== other.name ||
  one.options !== other.options ||
  one.replaced !== other.replaced;

/** Restores this tab's draft after a reload, or the latest draft in a new tab. Returns whether there was one. */
function restore(humanizer: Humanizer): boolean {
  const now = new Date();
  const former = crypto.randomUUID();
  if (takeOverFormerDraft(former, now)) takeOverFormerResult(former);
  const id = draftOfTab() ?? listDrafts().find((draft) => draft.text !== '')?.id;
  const { text, run } = humanizer.current();
  if (id === undefined || text !== '' || run.phase !== 'idle') return false;
  claimDraft(id);
  const draft = readDraft(id);
  if (draft === null) return false;
  humanizer.restore(draft, readResult(id));
  const underWay = readRunUnderWay(now, retention.runHours * hour);
  if (underWay?.goesOn) void humanizer.resume(underWay.asked);
  else if (underWay !== null) humanizer.interrupt(underWay.asked, underWay.error ?? interrupted);
  return true;
}

/** Restores the work and starts to save changes of it. Called once, in the browser. */
export function keepWork(humanizer: Humanizer): void {
  const isRestored = restore(humanizer);
  humanizer.choose(withVoiceOfToday(humanizer.current().options, isRestored));
  // Leaving the page aborts the request, which is not a failure of the run, so failures are written only after a delay.
  const runs = createDebouncedWriter<Run>({
    schedule: whenIdle,
    write: (run) => writeRunUnderWay(run, new Date()),
  });
  let kept = isRestored ? humanizer.current() : { ...emptyWorkspace, options: humanizer.current().options };
  if (isRestored) stored = kept;
  else writeRunUnderWay(kept.run, new Date());
  const keep = () => {
    const now = humanizer.current();
    if (isOtherDraft(now, kept) || resultIn(now) !== resultIn(kept)) work.keep(now);
    if (now.run.phase !== kept.run.phase) {
      runs.keep(now.run);
      if (now.run.phase !== 'failed') runs.flush();
    }
    kept = now;
  };
  keep();
  humanizer.subscribe(keep);
  flushOnLeaving(work);
}

/** Opens a draft of a closed tab. This tab's current draft is saved to the list of drafts. */
export function openDraft(humanizer: Humanizer, id: string): void {
  const draft = readDraft(id);
  if (draft === null) return;
  work.flush();
  claimDraft(id);
  humanizer.empty();
  humanizer.restore(draft, readResult(id));
}
