import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tones } from '#contract/humanize.ts';
import { chooseEngine } from '#humanizer/engines/choice.ts';
import { namesOptions } from '#humanizer/model/names.ts';
import { chatTransport } from '#humanizer/model/transport/chat.ts';
import type { Transport } from '#humanizer/model/transport/transport.ts';
import { type Bar, printBars } from './bars.ts';
import { corpusFiles, DATA, readCorpus } from './corpus.ts';
import { percent } from './measures/measures.ts';
import { measureAssistant } from './model/assistant.ts';
import { type Figures, measure, mostCalls, printFigures } from './model/figures.ts';
import { countedTransport, nothingCounted, openRecord, readTexts, type Text } from './model/recorded.ts';
import type { Asked } from './model/rewriting.ts';
import { slipsThrough } from './model/slips.ts';
import { tellRates } from './model/tells.ts';

/** Returns how often people show the habits of machines in the shared texts. */
function peoplesRates(): Record<string, number> | null {
  if (!existsSync(DATA)) return null;
  const texts = corpusFiles().flatMap(readCorpus);
  return tellRates(texts.filter(({ machine }) => !machine).map(({ text }) => text));
}

const atLeast = (name: string, share: number, bar: number): Bar => ({
  name: `${name}, at least ${percent(bar)}`,
  value: percent(share),
  met: share >= bar,
});
const atMost = (name: string, share: number, bar: number): Bar => ({
  name: `${name}, at most ${percent(bar)}`,
  value: percent(share),
  met: share <= bar,
});
const none = (name: string, count: number, of = ''): Bar => ({
  name: `${name}, none`,
  value: `${count}${of}`,
  met: count === 0,
});

const figuresBars = (strong: Figures, balanced: Figures): Bar[] => [
  atLeast('strong: words changed at the median', strong.changed.median, 0.25),
  atLeast('strong: words changed in nine of ten texts', strong.changed.p10, 0.15),
  atLeast('balanced: words changed at the median', balanced.changed.median, 0.12),
  atLeast('strong: sentences asked about', strong.asked, 0.85),
  atMost('strong: changed sentences refused in the end', strong.refused, 0.1),
  atMost('strong: changed sentences left to the person', strong.open, 0.05),
  {
    name: `strong: calls, at most ${Math.floor(mostCalls(strong))}`,
    value: String(strong.counted.calls),
    met: strong.counted.calls <= mostCalls(strong),
  },
  none('facts lost or added', strong.lost + balanced.lost),
];

type OfAssistant = Awaited<ReturnType<typeof measureAssistant>>;

function printAssistant({ kept, compared, proposed, left, together }: OfAssistant) {
  console.table({
    'words changed at once, median': percent(kept),
    'words changed once the assistant has compared the doubts': percent(compared),
    'words changed with all doubts used': percent(proposed),
    'doubts that the assistant calls the same': `${left.compared} of ${left.doubts}`,
    'slips, one in each passage, that the assistant calls the same': `${together.reached} of ${together.planted}`,
  });
}

const assistantBars = ({ compared, proposed, lost, slips, together }: OfAssistant): Bar[] => [
  atLeast('an assistant: words changed before the person decides', compared, 0.125),
  atLeast('an assistant: words changed with all doubts used', proposed, 0.2),
  none('an assistant: facts lost or added', lost.length),
  none(
    'an assistant: slips of hard kinds that reach a text',
    slips.hard + together.hard,
    ` of ${slips.planted}; of others ${slips.reached + together.reached - slips.hard - together.hard}`,
  ),
];

/** Ids of the texts that were read in each tone. */
const readInTones = new Set(['essay-2', 'email-2', 'post-2', 'news-2', 'answer-1', 'abstract-3']);

type Options = { missing?: string | undefined; json: boolean; names?: string };

/** Runs recorded answers through the engine. `missing`: a file to write the unanswered questions to. */
export async function printModel({ missing, json, names }: Options): Promise<number> {
  const record = openRecord();
  const texts = readTexts();
  const people = peoplesRates();
  const shown = namesOptions.find((each) => each === names);
  const measured = async (some: readonly Text[], options: Asked) => {
    const counted = nothingCounted();
    const figures = await measure(some, { transport: record.capable(counted), counted }, options, shown);
    printFigures(figures, people);
    return figures;
  };
  const strong = await measured(texts, { strength: 'strong' });
  const balanced = await measured(
    texts.filter((_, at) => at % 2 === 0),
    { strength: 'balanced' },
  );
  const ofTones = texts.filter(({ id }) => readInTones.has(id));
  let lostInTones = 0;
  for (const tone of tones.filter((each) => each !== 'neutral'))
    lostInTones += (await measured(ofTones, { strength: 'strong', tone })).lost;
  console.log('\nSlips of a weak model that reached a text');
  const slips = await slipsThrough(record, texts);
  const share = slips.reached / Math.max(1, slips.planted);
  console.log('\nAn assistant’s answers to the copied request, and slips that reached a text');
  const own = await measureAssistant(texts, record);
  printAssistant(own);
  if (record.missing.size > 0) console.log(`\n${record.missing.size} questions have no answer.`);
  if (missing !== undefined)
    writeFileSync(missing, JSON.stringify(Object.fromEntries(record.missing), null, 1));
  const missed = printBars([
    ...figuresBars(strong, balanced),
    none('tones: facts lost or added', lostInTones),
    ...assistantBars(own),
    none('slips of hard kinds that reach a text', slips.hard, ` of ${slips.planted} of all kinds`),
    atMost('slips of all kinds', share, 0.01),
  ]);
  if (json)
    console.log(
      JSON.stringify({
        strong_changed_median: strong.changed.median,
        strong_changed_p10: strong.changed.p10,
        balanced_changed_median: balanced.changed.median,
        strong_asked_share: strong.asked,
        refused_after_second_try: strong.refused,
        left_to_person: strong.open,
        facts_lost: strong.lost + balanced.lost,
        hard_slips_through: slips.hard,
        slips_through: share,
      }),
    );
  return missed;
}

/** Returns the transport to the model configured by HUMANIZER_ENGINE=chat and its settings. */
function configuredTransport(): Transport {
  const choice = chooseEngine(Object.fromEntries(Object.entries(process.env)), 'any');
  if (choice.name === 'chat') return chatTransport(choice);
  throw new Error(
    choice.name === null
      ? choice.fault
      : 'Set HUMANIZER_ENGINE=chat, HUMANIZER_URL and HUMANIZER_MODEL in the environment.',
  );
}

/** Rewrites the texts of a folder at strong with the configured model, and prints the figures. */
export async function printFolder(folder: string): Promise<void> {
  const texts = readdirSync(folder)
    .filter((name) => /\.(?:txt|md)$/.test(name))
    .map((id) => ({ id, text: readFileSync(join(folder, id), 'utf8') }));
  const counted = nothingCounted();
  const transport = countedTransport(configuredTransport(), counted);
  printFigures(await measure(texts, { transport, counted }, { strength: 'strong' }), peoplesRates());
}
