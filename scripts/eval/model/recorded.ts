import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownPairs } from '#humanizer/model/known-pairs.ts';
import { jsonOf } from '#humanizer/model/transport/answer.ts';
import type { Question, Transport } from '#humanizer/model/transport/transport.ts';
import { mutantsOf } from '../gate/mutants/index.ts';

const folder = join(import.meta.dirname, '../../../test/model');

export type Text = { id: string; kind: string; text: string };
export type Unit = { from: number[]; text: string; gain: string };
/** `said`: what an assistant answered in a chat. */
type Answers = Record<string, { units?: Unit[]; changes?: unknown[]; said?: string }>;
type Asked = Pick<Question, 'name' | 'instructions' | 'material'>;
type Material = {
  paragraphs?: { sentences: { number: number; text: string }[] }[];
  faults?: unknown[];
  changes?: { number: number }[];
};

export const readTexts = (): Text[] => JSON.parse(readFileSync(join(folder, 'texts.json'), 'utf8'));

function readAnswers(): Answers {
  const file = join(folder, 'answers.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** A change of meaning made by a weak model: `text` contains it, `clean` does not. */
export type Slip = { kind: string; clean: string; text: string };

/** The cost of a run's questions. `again`: wordings asked about again. `read` and `written` are in characters. */
export type Counted = ReturnType<typeof nothingCounted>;
export const nothingCounted = () => ({
  calls: 0,
  sentences: 0,
  again: 0,
  reviewed: 0,
  read: 0,
  written: 0,
});

/** Returns the key of a recorded answer, which is valid only while the question is exactly the same. */
const keyOf = ({ name, instructions, material }: Asked): string =>
  createHash('sha256').update([name, instructions, material].join('\n')).digest('hex').slice(0, 16);

const materialOf = ({ material }: Asked): Material => JSON.parse(material);

const said = (answer: object) => ({
  choices: [{ message: { content: JSON.stringify(answer) }, finish_reason: 'stop' }],
});

/** Counts questions and answers, and their characters. */
export const countedTransport = ({ ask }: Transport, counted: Counted): Transport => ({
  async ask(question, signal) {
    const answer = await ask(question, signal);
    const { paragraphs = [], faults, changes } = materialOf(question);
    counted.calls++;
    if (changes !== undefined) counted.reviewed += changes.length - knownPairs(0).length;
    if (faults === undefined)
      counted.sentences += paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0);
    counted.again += faults?.length ?? 0;
    counted.read +=
      question.instructions.length + question.material.length + JSON.stringify(question.schema).length;
    counted.written += JSON.stringify(jsonOf(answer)).length;
    return answer;
  },
});

/** Opens the recorded answers of a capable model; `missing` collects questions that have none. */
export function openRecord() {
  const answers = readAnswers();
  const missing = new Map<string, Asked>();

  function find({ name, instructions, material }: Asked): Answers[string] | undefined {
    const key = keyOf({ name, instructions, material });
    const answer = answers[key];
    if (answer === undefined) missing.set(key, { name, instructions, material });
    return answer;
  }

  function answerTo(asked: Asked): Answers[string] {
    const answer = find(asked);
    if (answer === undefined) throw new Error('This question has no recorded answer.');
    return answer;
  }

  return {
    missing,

    /** Returns what a capable assistant answered to a request; nothing without a recorded answer. */
    assistant: (request: string): string =>
      find({ name: 'assistant', instructions: '', material: request })?.said ?? '',

    capable: (counted: Counted): Transport =>
      countedTransport({ ask: async (question) => said(answerTo(question)) }, counted),

    /** Makes a slip in every third unit, has no better answer when asked again, and compares at random. */
    weak: (next: () => number, slips: Slip[]): Transport => ({
      async ask(question) {
        const { changes, paragraphs = [], faults } = materialOf(question);
        if (changes !== undefined) {
          const oneOf = (list: readonly string[]) => list[Math.floor(next() * list.length)];
          return said({
            changes: changes.map(({ number }) => ({
              number,
              same: oneOf(['yes', 'no', 'unclear']),
              why: '',
              sign: oneOf(['better', 'rather', 'hardly', 'worse']),
            })),
          });
        }
        if (faults !== undefined) return said({ units: [] });
        const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
        const units = (answerTo(question).units ?? []).map((unit, at): Unit => {
          if (at % 3 !== 2) return unit;
          const source = sentences.filter(({ number }) => unit.from.includes(number)).map(({ text }) => text);
          const [slip] = mutantsOf(source.join(' '), unit.text, next, 1);
          if (slip === undefined) return unit;
          slips.push({ kind: slip.kind, clean: unit.text, text: slip.text });
          return { from: unit.from, text: slip.text, gain: unit.gain };
        });
        return said({ units });
      },
    }),
  };
}
