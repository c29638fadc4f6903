// Counts what a language model is asked about 500 words, where the texts are at hand:
//   node scripts/research/model-calls.ts ../shared/data
// In the model's place stands one that gives two wordings as long as the sentence, so the answers are counted at their longest.
// No token is counted by a real model: a token is taken for four characters, and thinking, where a model cannot stop, comes on top.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countWords } from '#contract/words.ts';
import { modelEngine } from '#humanizer/model/index.ts';

type Row = { text: string; label: 'ai' | 'human' };
type Material = { sentences?: { number: number; sentence: string }[]; pairs?: { number: number }[] };

const documents = 60;
const wordsEach = 450;
const charactersPerToken = 4;

const [folder = '../shared/data'] = process.argv.slice(2);
const rows = readFileSync(join(folder, 'prose/test.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line));

/** Texts of about 500 words, joined from shorter ones. */
function textsBy(wanted: Row['label']): string[] {
  const texts: string[] = [];
  for (const { text, label } of rows) {
    if (label !== wanted) continue;
    const last = texts.at(-1);
    if (last !== undefined && countWords(last) < wordsEach) texts.push(`${texts.pop()}\n\n${text}`);
    else texts.push(text);
  }
  return texts.slice(0, documents);
}

const wordingsOf = (sentence: string) => [sentence, sentence.replace(/\b(?:also|very|really)\b ?/, '')];

function answerTo({ sentences = [], pairs }: Material): object {
  if (pairs) return { pairs: pairs.map(({ number }) => ({ number, same: 'yes' })) };
  return {
    sentences: sentences.map(({ number, sentence }) => ({
      number,
      reason: 'plain',
      wordings: wordingsOf(sentence),
    })),
  };
}

async function countFor(label: Row['label']) {
  const counted = { calls: 0, sentences: 0, read: 0, written: 0 };
  const transport = {
    async ask({
      instructions,
      material,
      schema,
    }: {
      instructions: string;
      material: string;
      schema: object;
    }) {
      const asked: Material = JSON.parse(material);
      const content = JSON.stringify(answerTo(asked));
      counted.calls++;
      counted.sentences += asked.sentences?.length ?? 0;
      counted.read += instructions.length + material.length + JSON.stringify(schema).length;
      counted.written += content.length;
      return { choices: [{ message: { content }, finish_reason: 'stop' }] };
    },
  };
  const engine = modelEngine('counted', {
    transport,
    timeLimit: 60_000,
    doubts: 'ask',
    wait: async () => {},
  });
  let words = 0;
  for (const text of textsBy(label)) {
    words += countWords(text);
    const plan = await engine.plan(text, {});
    for (const chunk of plan.chunks) await plan.rewrite(chunk, new AbortController().signal);
  }
  const per = 500 / words;
  return {
    calls: (counted.calls * per).toFixed(1),
    sentences: (counted.sentences * per).toFixed(1),
    'tokens in': Math.round((counted.read / charactersPerToken) * per),
    'tokens out': Math.round((counted.written / charactersPerToken) * per),
  };
}

console.table({ 'by machines': await countFor('ai'), 'by people': await countFor('human') });
