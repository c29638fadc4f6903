import { type EngineInUse, engineInWords } from '#contract/engine.ts';
import type { HumanizeOutcome } from '#contract/humanize.ts';
import { useOnline } from '#browser/network.ts';
import { offline } from '#content/offline.ts';
import { useEngine } from '#page-parts/engine-in-use.ts';
import { counted, inFigures } from '#words/figures.ts';
import { forYou } from '#content/tool/held.ts';
import { isSameParts } from '../review/finished.ts';
import { openIn } from '../review/held/states.ts';
import { shownBy } from '../workspace/shown.ts';
import { type Finished, type Run, type Running } from '../workspace/workspace.ts';
import { foundInWords, keptInWords } from './verdict/verdict-words.ts';

const unchanged: Record<Exclude<HumanizeOutcome, 'rewritten'>, string> = {
  'reads well': 'No words were used.',
  'not English': 'This does not look like English, so your text is unchanged.',
  'nothing to read': 'There are no sentences here to rewrite, so your text is unchanged.',
};

function finishedInWords(finished: Finished): string {
  const { asked, result } = finished;
  const notice = result.notice === undefined ? '' : ` ${result.notice}`;
  const found = foundInWords(finished);
  if (result.outcome !== 'rewritten' && !found)
    return `${asked.own ? 'It makes no changes to your text.' : unchanged[result.outcome]}${notice}`;
  const lead = found === null ? '' : `${found.join(' ')}. `;
  const made = `${lead}${keptInWords(finished)}${found ? ' taken over' : ''}.`;
  const { failed, total } = result.chunks;
  const missing =
    failed === 0
      ? ''
      : ` ${inFigures(failed)} of ${counted(total, 'part')} could not be rewritten and stayed as they were, free of charge.`;
  const open = openIn(finished).length;
  const waiting = open === 0 ? '' : ` ${forYou(open)}.`;
  return `${asked.span === null ? '' : 'Only your selection was rewritten. '}${made}${waiting}${missing}${notice}`;
}

function cleanedInWords({ result }: Finished): string {
  const all = result.changes.length;
  return all === 0 ? offline.nothingToClean : offline.cleaned(counted(all, 'change'));
}

/** Describes a run that waits for the network. */
function waitingInWords({ cleaned }: Running): { status: string; note: string } {
  const note = cleaned === null ? offline.waiting : `${cleanedInWords(cleaned)} ${offline.waiting}`;
  return { status: note, note };
}

/** Describes the text that is shown although the run has no result: the cleaned text or the earlier result. */
function leftInWords(run: Exclude<Run, Finished | { phase: 'idle' }>): string {
  const shown = shownBy(run);
  if (shown === null || shown.result.changes.length === 0) return '';
  if (shown === run.cleaned) return `${cleanedInWords(shown)} ${offline.notRewritten}`;
  return isSameParts(shown.asked, run.asked) ? '' : 'The text below is your earlier result.';
}

/** `status` is for screen readers, `note` is shown above the text. */
function runInWords(run: Run): { status: string; note: string } {
  switch (run.phase) {
    case 'idle':
      return { status: '', note: '' };
    case 'running':
      return {
        status:
          run.chunks > 1
            ? `Processing: ${inFigures(run.done)} of ${counted(run.chunks, 'part')}`
            : 'Processing...',
        note: leftInWords(run),
      };
    case 'stopped':
      return {
        status: 'Stopped.',
        note:
          run.done === 0
            ? ['You stopped this before anything was rewritten.', leftInWords(run)].join(' ').trim()
            : `You stopped this after ${inFigures(run.done)} of ${counted(run.chunks, 'part')}. Only these are charged.`,
      };
    case 'failed':
      return { status: '', note: leftInWords(run) };
    case 'finished': {
      const note = finishedInWords(run);
      return { status: `The result is ready. ${note}`, note };
    }
  }
}

/** Who reads the text; empty for our rules alone. */
const readerOf = ({ asked }: Running, engine: EngineInUse | null): string =>
  engine === null || engine.name === 'rules' || asked.options.engine === 'rules' || asked.own
    ? ''
    : `Read and rewritten by ${engineInWords(engine)}.`;

/** Describes a run, and who reads the text in it. While offline, a run without output is described as waiting for the network. */
export function useRunInWords(run: Run): { status: string; note: string; reader: string } {
  const online = useOnline();
  const engine = useEngine();
  if (run.phase !== 'running') return { ...runInWords(run), reader: '' };
  if (run.done === 0 && !online) return { ...waitingInWords(run), reader: '' };
  const { status, note } = runInWords(run);
  const reader = readerOf(run, engine);
  return { status: `${status} ${reader}`.trim(), note, reader };
}
