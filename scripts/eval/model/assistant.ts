import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Doubt } from '#contract/humanize.ts';
import { ownEngine } from '#humanizer/engines/own.ts';
import { readAssistantAnswer } from '#humanizer/assistant/answer.ts';
import { comparisonOf } from '#humanizer/assistant/comparison.ts';
import { type AssistantPassage, passagesOfText, withPassages } from '#humanizer/assistant/passages.ts';
import { inOrder } from '#history/reading.ts';
import { applyChanges, type FoundChange, movedBy } from '#prose/index.ts';
import { type Mutant, mutantsOf } from '../gate/mutants/index.ts';
import { hardKinds } from '../gate/tally.ts';
import { changedWords, countWords, median } from '../measures/measures.ts';
import { random } from '../../shared/random.ts';
import { asChange, factLossesOf } from './figures.ts';
import type { openRecord, Text } from './recorded.ts';

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
const resultOf = ({ start, end, text }: AssistantPassage, changes: readonly FoundChange[]): string =>
  applyChanges(
    text,
    changes
      .filter((change) => change.start >= start && change.end <= end)
      .map((change) => movedBy(change, -start)),
  );

/** Whether a slip reached the result. The gate restores a dropped sentence beside the others, so the whole passage is compared. */
const isReached = ({ kind, text }: { kind: string; text: string }, result: string): boolean =>
  kind === 'sentence dropped' ? result.trim() === text.trim() : result.includes(text);

type Chat = Pick<ReturnType<typeof openRecord>, 'assistant'>;

/** Returns the doubts that the assistant calls the same when it is asked to compare them, as the page asks it. */
function calledTheSame(chat: Chat, text: string, doubts: readonly Doubt[]): Doubt[] {
  const { asked, request, read } = comparisonOf(text, doubts);
  if (asked.length === 0) return [];
  const same = read(chat.assistant(request));
  return Array.isArray(same) ? same : [];
}

/**
 * Shares of words changed: `kept` before a doubt is decided, `compared` once the assistant has compared the doubts, `proposed` if
 * all are used. `slips`: changes of meaning planted one at a time; `together`: one in each passage, with the doubts compared.
 */
export async function measureAssistant(
  texts: readonly Text[],
  chat: Chat,
  mangle = (answer: string) => answer,
) {
  const answers = readAnswers();
  const next = random(29);
  const shares = { kept: [] as number[], compared: [] as number[], proposed: [] as number[] };
  const lost: string[] = [];
  const slips = { planted: 0, reached: 0, hard: 0 };
  const together = { planted: 0, reached: 0, hard: 0 };
  const left = { doubts: 0, compared: 0 };
  let missing = 0;
  for (const { id, text } of texts) {
    const answer = answers[id];
    if (answer === undefined) continue;
    const passages = passagesOfText(text);
    const read = readAssistantAnswer(mangle(answer), passages);
    missing += read.missing.length;
    const { changes, doubts } = await checked(text, withPassages(text, passages, read.made));
    const same = calledTheSame(chat, text, doubts);
    const using = (used: readonly Doubt[]) =>
      [...changes, ...used.map((doubt) => asChange(text, doubt))].toSorted(inOrder);
    for (const [name, used] of [
      ['kept', []],
      ['compared', same],
      ['proposed', doubts],
    ] as const) {
      shares[name].push(changedWords(using(used)) / countWords(text));
      if (name !== 'proposed')
        lost.push(...factLossesOf(text, using(used)).map(({ kind }) => `${id} ${kind}`));
    }
    left.doubts += doubts.length;
    left.compared += same.length;

    const all: { passage: AssistantPassage; slip: Mutant }[] = [];
    for (const passage of passages) {
      const [slip] = mutantsOf(passage.text, read.made.get(passage.number) ?? passage.text, next, 1);
      if (slip === undefined || text.includes(slip.text)) continue;
      all.push({ passage, slip });
      const made = new Map(read.made).set(passage.number, slip.text);
      const broken = await checked(text, withPassages(text, passages, made));
      count(slips, slip, resultOf(passage, broken.changes));
    }
    const made = new Map([
      ...read.made,
      ...all.map(({ passage, slip }) => [passage.number, slip.text] as const),
    ]);
    const broken = await checked(text, withPassages(text, passages, made));
    const believed = calledTheSame(chat, text, broken.doubts).map((doubt) => asChange(text, doubt));
    for (const { passage, slip } of all)
      count(together, slip, resultOf(passage, [...broken.changes, ...believed].toSorted(inOrder)));
  }
  return {
    texts: shares.kept.length,
    kept: median(shares.kept),
    compared: median(shares.compared),
    proposed: median(shares.proposed),
    lost,
    missing,
    slips,
    together,
    left,
  };
}

function count(slips: { planted: number; reached: number; hard: number }, slip: Mutant, result: string) {
  slips.planted++;
  if (!isReached(slip, result)) return;
  console.log(`  ${slip.kind}: ${slip.text}`);
  slips.reached++;
  if (hardKinds.has(slip.kind)) slips.hard++;
}
