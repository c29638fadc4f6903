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
import { type Figures, measure, printFigures } from './model/figures.ts';
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

const figuresBars = (strong: Figures, balanced: Figures): Bar[] => [
  {
    name: 'strong: words changed at the median, at least 25%',
    value: percent(strong.changed.median),
    met: strong.changed.median >= 0.25,
  },
  {
    name: 'strong: in nine of ten texts, at least 15%',
    value: percent(strong.changed.p10),
    met: strong.changed.p10 >= 0.15,
  },
  {
    name: 'balanced: words changed at the median, at least 12%',
    value: percent(balanced.changed.median),
    met: balanced.changed.median >= 0.12,
  },
  {
    name: 'strong: sentences asked about, at least 85%',
    value: percent(strong.asked),
    met: strong.asked >= 0.85,
  },
  {
    name: 'strong: changed sentences refused in the end, at most 10%',
    value: percent(strong.refused),
    met: strong.refused <= 0.1,
  },
  {
    name: 'strong: changed sentences left to the person, at most 5%',
    value: percent(strong.open),
    met: strong.open <= 0.05,
  },
  {
    name: 'facts lost or added, none',
    value: String(strong.lost + balanced.lost),
    met: strong.lost + balanced.lost === 0,
  },
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
  {
    name: 'an assistant: words changed before the person decides, at least 12.5%',
    value: percent(compared),
    met: compared >= 0.125,
  },
  {
    name: 'an assistant: words changed with all doubts used, at least 20%',
    value: percent(proposed),
    met: proposed >= 0.2,
  },
  { name: 'an assistant: facts lost or added, none', value: String(lost.length), met: lost.length === 0 },
  {
    name: 'an assistant: slips of hard kinds that reach a text, none',
    value: `${slips.hard + together.hard} of ${slips.planted}; of others ${slips.reached + together.reached - slips.hard - together.hard}`,
    met: slips.hard + together.hard === 0,
  },
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
    { name: 'tones: facts lost or added, none', value: String(lostInTones), met: lostInTones === 0 },
    ...assistantBars(own),
    {
      name: 'slips of hard kinds that reach a text, none',
      value: `${slips.hard} of ${slips.planted} of all kinds`,
      met: slips.hard === 0,
    },
    { name: 'slips of all kinds, at most 1%', value: percent(share), met: share <= 0.01 },
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
