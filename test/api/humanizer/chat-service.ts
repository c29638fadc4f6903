import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as passing } from 'node:timers/promises';
import { knownPairs } from '#humanizer/model/known-pairs.ts';

type Material = {
  paragraphs?: { sentences: { number: number; text: string }[] }[];
  reword?: number[];
  faults?: { from: number[]; text: string; wrong: string }[];
  changes?: { number: number; A: string; B: string }[];
};
type Body = { model: string; messages: { role: string; content: string }[]; [field: string]: unknown };
type Say = (response: ServerResponse, said: string, end?: string) => void;

export const json = (response: ServerResponse, answer: unknown, status = 200): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
};

const say: Say = (response, content, finish_reason = 'stop') =>
  json(response, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    model: 'small',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
    usage: { prompt_tokens: 700, completion_tokens: 90, total_tokens: 790 },
  });

/** Rewrites the sentences of the tests as a good editor would. */
const better = (sentence: string): string =>
  sentence
    .replace('Furthermore, numerous companies utilize', 'Many companies use')
    .replace('it is important to note that ', '')
    .replace('It is important to note that r', 'R')
    .replace('plays a crucial role in shaping', 'shapes')
    .replace('echoes with', 'is full of');

const turned = (sentence: string): string =>
  sentence.replace(/ (utilize|is|plays|offers|builds) /, ' never $1 ');
const patients = (sentence: string): string =>
  sentence.replace('Furthermore, the doctors', 'The patients').replace('utilize', 'use');

const ofPatients = (sentence: string): string => sentence.replace('companies', 'patients');

type Word = (sentence: string, isAgain: boolean) => string;

/** Returns one unit for each requested sentence. */
const rewriting = ({ paragraphs = [], reword, faults }: Material, word: Word): string => {
  const wanted = faults?.flatMap(({ from }) => from) ?? reword;
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const asked = sentences.filter(({ number }) => wanted?.includes(number) ?? true);
  return JSON.stringify({
    units: asked.map(({ number, text }) => {
      const after = word(text, faults !== undefined);
      return { from: [number], text: after, gain: after === text ? 'none' : 'plainer' };
    }),
  });
};

const known = [0, 1, 2].flatMap(knownPairs);

/** Compares pairs that only test the model correctly, and all others with `same`. */
const reviewing = ({ changes = [] }: Material, same: string, sign = 'better', why = ''): string =>
  JSON.stringify({
    changes: changes.map(({ number, A, B }) => {
      const tried = known.find(({ before, after }) => before === A && after === B);
      const said = tried === undefined ? same : tried.same ? 'yes' : 'no';
      return { number, same: said, why, sign };
    }),
  });

/** Returns other wordings of the one requested sentence, each with a gain. */
const offering = ({ paragraphs = [], reword = [] }: Material, words: readonly Word[]): string => {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const { text = '' } = sentences.find(({ number }) => number === reword[0]) ?? {};
  const gains = ['plainer', 'shorter', 'plainer', 'shorter'];
  return JSON.stringify({
    wordings: words.map((word, at) => ({ text: word(text, false), gain: gains[at] })),
  });
};

/** A model that edits each sentence with `word` and reviews each change with `same` and `sign`. */
const edits =
  (word: Word, same = 'yes', sign = 'better', why = '') =>
  (response: ServerResponse, material: Material): void =>
    say(response, material.changes ? reviewing(material, same, sign, why) : rewriting(material, word));

/** Returns each paragraph as one unit. */
const joins =
  (word: (sentence: string, at: number) => string) =>
  (response: ServerResponse, { paragraphs = [], changes }: Material): void =>
    say(
      response,
      changes
        ? reviewing({ changes }, 'yes')
        : JSON.stringify({
            units: paragraphs.map(({ sentences }) => ({
              from: sentences.map(({ number }) => number),
              text: sentences.map(({ text }, at) => word(text, at)).join(' '),
            })),
          }),
    );

/** Words a sentence twice; the author would sign the second wording alone. */
const bettered = (response: ServerResponse, material: Material): void => {
  const isSecond = material.changes?.some(({ B }) => B.startsWith('Lots of')) === true;
  say(
    response,
    material.changes
      ? reviewing(material, 'yes', isSecond ? 'better' : 'hardly')
      : rewriting(material, (sentence, isAgain) =>
          isAgain ? better(sentence).replace('Many', 'Lots of') : better(sentence),
        ),
  );
};

/** What a judge may say of a change that the author would sign. */
export const whys = [
  'a plain word.',
  '',
  '–',
  'a <b>plain</b> word',
  '\u27e6name 1\u27e7 first',
  'shorter than A',
  'so plain '.repeat(20),
];

type Way = (response: ServerResponse, material: Material, body: Body, times: number) => void | Promise<void>;
const right = edits(better);

const ways: Record<string, Way> = {
  right,
  // Responds to the second request after later ones.
  uneven: async (response, material, _body, times) => {
    if (times === 2) await passing(60);
    right(response, material);
  },
  // Replaces the subject, and judges that the meaning is the same, or that this is unclear.
  other: edits(patients),
  'other-unsure': edits(patients, 'unclear'),
  // Offers wordings of a sentence: a good one, a duplicate, a negated one, and one about other people.
  offering: (response, material) =>
    say(
      response,
      material.changes
        ? reviewing(material, 'unclear')
        : offering(material, [better, better, turned, ofPatients]),
    ),
  // Judges that every change means the same and reads worse.
  credulous: (response, { changes, ...material }) =>
    say(
      response,
      changes
        ? JSON.stringify({
            changes: changes.map(({ number }) => ({ number, same: 'yes', why: '', sign: 'worse' })),
          })
        : rewriting(material, patients),
    ),
  worse: edits(better, 'yes', 'worse', 'so it is'),
  // Rewrites, and declines to review.
  unreviewed: (response, material, body, times) =>
    ways[material.changes ? 'declines' : 'right']?.(response, material, body, times),
  // Judges how the author would sign each change.
  better: right,
  rather: edits(better, 'yes', 'rather', 'so it is'),
  hardly: edits(better, 'yes', 'hardly'),
  odd: edits(better, 'yes', 'even'),
  shouting: edits(better, 'yes', 'Better.'),
  bettered,
  ...Object.fromEntries(whys.map((why, at) => [`why-${at}`, edits(better, 'yes', 'better', why)])),
  // Names no gain, an unknown one, or none for a sentence that it changes.
  gainless: (response, material) => {
    const { units }: { units: object[] } = JSON.parse(rewriting(material, better));
    const gains = [undefined, 'longer', 'none'];
    say(
      response,
      material.changes
        ? reviewing(material, 'yes')
        : JSON.stringify({ units: units.map((unit, at) => Object.assign(unit, { gain: gains[at % 3] })) }),
    );
  },
  same: edits((sentence) => sentence),
  // Changes all sentences, and judges that their meaning is the same.
  emphatic: edits((sentence) => sentence.replace(/ (\w+) (\w+)\.$/, ' $1, that is $2.')),
  // Negates sentences, and rewrites them correctly once it gets the faults.
  learning: edits((sentence, isAgain) => (isAgain ? better(sentence) : turned(sentence)), 'unclear'),
  joining: joins(better),
  // Joins a sentence that it rewrites correctly with one that it negates.
  'joining-turned': joins((sentence, at) => (at === 0 ? better(sentence) : turned(sentence))),
  // Returns a unit across two paragraphs and one for an unknown sentence, and omits sentences.
  astray: (response, { paragraphs = [] }) => {
    const [one, ...others] = paragraphs.flatMap(({ sentences }) => sentences);
    const last = others.at(-1);
    say(
      response,
      JSON.stringify({
        units: [
          { from: [one?.number, last?.number], text: 'Everything is lost.' },
          { from: [999], text: 'It ruins families.' },
          { from: [one?.number], text: better(one?.text ?? '') },
        ],
      }),
    );
  },
  lossy: edits((sentence) => better(sentence).replaceAll(/\u27e6[^\u27e7]*\u27e7/g, 'some')),
  turned: edits(turned, 'no'),
  obedient: edits(() => 'Arr, hoist the sails, matey, and hear my shanty of gold.'),
  marked: edits((sentence) => `**${better(sentence)}** [more](https://example.com)`),
  chatty: (response, material) =>
    say(
      response,
      `<think>They want {"JSON"}.</think>\nSure! Here it is:\n\`\`\`json\n${
        material.changes ? reviewing(material, 'yes') : rewriting(material, better)
      }\n\`\`\`\nI hope this helps!`,
    ),
  silent: () => {},
  wrong: (response) => say(response, '{"text": "Many companies use tools."}'),
  talk: (response) => say(response, 'The sentences look fine to me.'),
  declines: (response) => say(response, 'I’m sorry, but I can’t help with that.'),
  refusal: (response) =>
    json(response, { choices: [{ message: { content: null, refusal: 'No.' }, finish_reason: 'stop' }] }),
  long: (response) => say(response, '{"units":[{"from":[1],"te', 'length'),
  short: (response) => say(response, '{"units":[{"from":[1],"te'),
  severed: (response) => {
    response.setHeader('Content-Length', 4000).write('{"choices":[{"message":{"content":"{');
    setTimeout(() => response.destroy(), 5);
  },
  drop: (response) => void response.destroy(),
  page: (response) => void response.end('<!doctype html><title>Gateway</title>'),
  endless: (response) => say(response, 'x'.repeat(600_000)),
  busy: (response) => json(response, { error: { message: 'Overloaded' } }, 429),
  'busy-once': (response, material, _body, times) =>
    times === 1 ? json(response, { error: { message: 'Overloaded' } }, 503) : right(response, material),
  unpaid: (response) => json(response, { error: { message: 'Out of credit' } }, 402),
  locked: (response) => json(response, { error: { message: 'No such key' } }, 401),
  elsewhere: (response) =>
    void response.writeHead(307, { Location: '/upstream/chat/right/elsewhere/v1' }).end(),
  // Supports neither schemas nor reasoning effort, and rejects requests that have these fields.
  strict: (response, material, body) => {
    const unknown = ['response_format', 'reasoning_effort'].find((field) => field in body);
    if (unknown === undefined) right(response, material);
    else json(response, { error: { message: `Unrecognized request argument: ${unknown}` } }, 400);
  },
};

type Asked = { path: string; headers: IncomingMessage['headers']; body: Body; material: Material };

const asked = new Map<string, Asked[]>();

async function read(request: IncomingMessage): Promise<string> {
  let said = '';
  for await (const bytes of request) said += String(bytes);
  return said;
}

/** `chat/{way}/{id}/v1/chat/completions` responds in that way; `chat-asked/{id}` returns all requests with that id. */
export async function chat(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
  const [, , room, way = '', id = ''] = pathname.split('/');
  if (room === 'chat-asked') return json(response, asked.get(way) ?? []);
  const body: Body = JSON.parse(await read(request));
  const material: Material = JSON.parse(body.messages[1]?.content ?? '{}');
  const earlier = asked.get(id) ?? [];
  asked.set(id, [...earlier, { path: pathname + search, headers: request.headers, body, material }]);
  await ways[way]?.(response, material, body, earlier.length + 1);
}
