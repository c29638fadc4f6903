import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextChange } from '#contract/humanize.ts';
import { ownEngine } from '#humanizer/engines/own.ts';
import { readAssistantAnswer } from '#humanizer/assistant/answer.ts';
import { type AssistantPassage, passagesOfText, withPassages } from '#humanizer/assistant/passages.ts';
import { applyChanges } from '#prose/index.ts';
import { mutantsOf } from '../gate/mutants/index.ts';
import { hardKinds } from '../gate/tally.ts';
import { lossesOf } from '../measures/facts.ts';
import { withoutFrames } from '../measures/frames.ts';
import { changedWords, countWords, median } from '../measures/measures.ts';
import { random } from '../../shared/random.ts';
import type { Text } from './recorded.ts';

const file = join(import.meta.dirname, '../../../test/model/assistant.json');

/** Reads the recorded answers of a capable assistant to the request that the page copies, by the id of the text. */
const readAnswers = (): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

/** Ways in which an answer may be altered when it is copied from another app. */
export const mangled: Record<string, (answer: string) => string> = {
  'without numbers': (answer) => answer.replaceAll(/^\[\d+\] /gm, ''),
  'with talk around it': (answer) =>
    `Certainly! Here’s the edited text:\n\n${answer}\n\nWould you like me to change the tone?`,
  'in another order': (answer) =>
    answer
      .split(/\n\n(?=\[)/)
      .toReversed()
      .join('\n\n'),
  'in a code fence': (answer) => `\`\`\`markdown\n${answer}\n\`\`\``,
  'with straight quotes': (answer) => answer.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"'),
  'with curly apostrophes': (answer) => answer.replaceAll("'", '’'),
  'as HTML': (answer) =>
    `<div>${answer
      .split('\n\n')
      .map((line) => `<p>${line}</p>`)
      .join('\n')}</div>`,
  'with bold numbers': (answer) => answer.replaceAll(/^\[(\d+)\]/gm, '**[$1]**'),
  'as a list': (answer) => answer.replaceAll(/^\[(\d+)\]/gm, '$1.'),
};

async function checked(text: string, rewrite: string) {
  const plan = await ownEngine(rewrite).plan(text, {});
  const [chunk] = plan.chunks;
  if (chunk === undefined) throw new Error('The text is empty.');
  return plan.rewrite(chunk, new AbortController().signal);
}

/** The passage with its changes applied. */
const resultOf = ({ start, end, text }: AssistantPassage, changes: readonly TextChange[]): string =>
  applyChanges(
    text,
    changes
      .filter((change) => change.start >= start && change.end <= end)
      .map((change) => ({ start: change.start - start, end: change.end - start, after: change.after })),
  );

/** Whether a slip reached the result. The gate restores a dropped sentence beside the others, so the whole passage is compared. */
const isReached = ({ kind, text }: { kind: string; text: string }, result: string): boolean =>
  kind === 'sentence dropped' ? result.trim() === text.trim() : result.includes(text);

const isFact = ({ kind }: { kind: string }): boolean => !['character', 'modal', 'negation'].includes(kind);

/** `kept`: words changed before a doubt is decided. `proposed`: if all doubts are used. `slips`: changes of meaning planted. */
export async function measureAssistant(texts: readonly Text[], mangle = (answer: string) => answer) {
  const answers = readAnswers();
  const next = random(29);
  const kept: number[] = [];
  const proposed: number[] = [];
  const lost: string[] = [];
  const slips = { planted: 0, reached: 0, hard: 0 };
  let missing = 0;
  for (const { id, text } of texts) {
    const answer = answers[id];
    if (answer === undefined) continue;
    const passages = passagesOfText(text);
    const read = readAssistantAnswer(mangle(answer), passages);
    missing += read.missing.length;
    const { changes, doubts } = await checked(text, withPassages(text, passages, read.made));
    const open = doubts.map(({ start, end, after }) => ({
      start,
      end,
      before: text.slice(start, end),
      after,
      reason: null,
    }));
    kept.push(changedWords(changes) / countWords(text));
    proposed.push(changedWords([...changes, ...open]) / countWords(text));
    lost.push(
      ...lossesOf(withoutFrames(text, changes), applyChanges(text, changes))
        .filter(isFact)
        .map(({ kind }) => `${id} ${kind}`),
    );
    for (const passage of passages) {
      const [slip] = mutantsOf(passage.text, read.made.get(passage.number) ?? passage.text, next, 1);
      if (slip === undefined || text.includes(slip.text)) continue;
      slips.planted++;
      const made = new Map(read.made).set(passage.number, slip.text);
      const broken = await checked(text, withPassages(text, passages, made));
      if (!isReached(slip, resultOf(passage, broken.changes))) continue;
      console.log(`  ${slip.kind}: ${slip.text}`);
      slips.reached++;
      if (hardKinds.has(slip.kind)) slips.hard++;
    }
  }
  return { texts: kept.length, kept: median(kept), proposed: median(proposed), lost, missing, slips };
}
