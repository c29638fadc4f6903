import type { Doubt, HumanizeOptions, TextChange } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { factsOf, placesInSource } from '#prose/index.ts';
import { kindOf } from '#prose/kind/kind.ts';
import { chunksBetween } from '../chunks.ts';
import type { Engine, Plan } from '../engine.ts';
import { rewriteByRules } from '#humanizer/engines/rules.ts';
import { cleanedOf, type Passed } from '#humanizer/result/rewriting.ts';
import type { Model } from './asking.ts';
import { partsOf, rewritingOf, sliceOf } from './parts.ts';
import { findStretches } from './passages.ts';
import { type Made, openSession } from './session.ts';
import { wordingsOf } from './wordings.ts';

/** Of a text that surely reads like a machine's at least so much has to change. */
const fewestChanged = 0.1;
const changedLittle = 'This text reads machine-written, and the language model changed little of it.';

const asChange = ({ after }: Doubt) => ({ before: '', after });

const wordsIn = (changes: readonly Pick<TextChange, 'before' | 'after'>[]): number =>
  changes.reduce((sum, { before, after }) => sum + Math.max(countWords(before), countWords(after)), 0);

/** Questions under way at a time. */
const ahead = 3;

/** A language model for the passages of a text, and our rules wherever it is not asked or fails. */
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
  // Greetings of a chatbot and the like, which go as a whole.
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
  /** So far. */
  let changed = 0;
  const answers = parts.map((): Promise<Made | null> | undefined => undefined);

  /** A failure is heard when the chunk's turn comes. */
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
      const open = rewriting.doubts.filter(({ decided }) => decided === undefined);
      changed += wordsIn(rewriting.changes) + wordsIn(open.map(asChange));
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
