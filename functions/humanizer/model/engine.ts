import type { HumanizeOptions, TextChange } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { factsOf, overlaps, placesInSource } from '#prose/index.ts';
import { kindOf } from '#prose/kind/kind.ts';
import { wordsChanged } from '#prose/text/changes/parts.ts';
import { chunksBetween } from '../chunks.ts';
import type { Engine, Plan } from '../engine.ts';
import { rewriteByRules } from '#humanizer/engines/rules.ts';
import { cleanedOf, type Passed } from '#humanizer/result/rewriting.ts';
import { isOpen, type Made } from '#humanizer/result/verdicts.ts';
import type { Model } from './asking.ts';
import { partsOf, rewritingOf, sliceOf } from './parts.ts';
import { findStretches } from './passages.ts';
import { openSession } from './session.ts';
import { wordingsOf } from './wordings.ts';

/** Minimum share of words to change in a text that surely reads machine-written; below it a notice says so. */
const fewestChanged = 0.1;
const changedLittle = 'This text reads machine-written, and the language model changed little of it.';

const wordsIn = (changes: readonly Pick<TextChange, 'before' | 'after'>[]): number =>
  changes.reduce((sum, change) => sum + wordsChanged(change), 0);

/** Maximum number of questions in flight. */
const ahead = 3;

/** Creates an engine that asks a language model about passages and uses our rules where it is not asked or fails. */
export const modelEngine = (name: string, model: Model): Engine => ({
  name,
  plan: (text, options) => planWith(model, text, options),
  reword: (asked, signal) => wordingsOf(model, asked, signal),
});

async function planWith(model: Model, text: string, options: HumanizeOptions): Promise<Plan> {
  const cleaned = cleanedOf(text, options.frozen ?? []);
  const { source } = cleaned;
  const made = rewriteByRules(source, options);
  const changes = made.changes.map((change): Passed => ({
    ...change,
    by: 'rules',
    alternatives: made.alternatives.get(change.start) ?? [],
  }));
  const ruled = { ...made, changes, source, facts: factsOf(source) };
  // Chatbot greetings and the like, which are removed whole.
  const cuts = changes.filter(({ after, before }) => after === '' && /[.!?:]\s*$/.test(before));
  const { stretches, isCut, strength, isMachines } = await findStretches(
    { ...ruled, cuts },
    options,
    model.names,
  );

  const parts = partsOf(source.text.length, stretches);
  const toText = placesInSource(cleaned.cleaning);
  const starts = parts.slice(0, -1).map(({ end }) => toText({ start: end, end }).start);
  const chunks = chunksBetween(text, starts);
  const session = openSession(model, kindOf(source), { ...options, strength });
  /** Words changed so far. */
  let changed = 0;
  const answers = parts.map((): Promise<Made | null> | undefined => undefined);

  /** Asks about a part once. A failure surfaces when its chunk is awaited, so the empty catch hides nothing. */
  function ask(at: number, signal: AbortSignal): Promise<Made | null> {
    const stretch = parts[at]?.stretch;
    const asking = answers[at] ?? (stretch ? session.rewrite(stretch, signal) : Promise.resolve(null));
    asking.catch(() => {});
    answers[at] = asking;
    return asking;
  }

  return {
    chunks,
    pauseMs: 0,
    async rewrite(chunk, signal) {
      const at = chunks.indexOf(chunk);
      const part = parts[at];
      if (part === undefined) throw new Error('The chunk is of another text');
      for (let next = at; next < at + ahead && next < parts.length; next++) void ask(next, signal);
      const rewriting = rewritingOf(part, sliceOf(cleaned, chunk), ruled, await ask(at, signal));
      const open = rewriting.doubts.filter(isOpen);
      const others = rewriting.changes.filter((change) => !open.some((doubt) => overlaps(doubt, change)));
      changed += wordsIn(others) + wordsIn(open.map(({ after }) => ({ before: '', after })));
      return rewriting;
    },
    notice: () => {
      const cut = 'The language model could only take part of this text. Our rules rewrote the rest.';
      const isPoor = isMachines && strength !== 'light' && changed < fewestChanged * countWords(source.text);
      const failed = session.notice() ?? (isPoor ? changedLittle : null);
      const notices = [isCut ? cut : null, failed].filter((each) => each !== null);
      return notices.length === 0 ? null : notices.join(' ');
    },
  };
}
