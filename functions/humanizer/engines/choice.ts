import { type DoubtOption, doubtOptions } from '#contract/humanize.ts';
import { type NamesOption, namesOptions } from '#humanizer/model/names.ts';
import { isInsecure, type TransportPolicy } from '#outgoing/transport-policy.ts';

/** Settings of the engine, all optional. `Models` is the type of the AI binding. */
type Settings<Models> = {
  AI?: Models | undefined;
  HUMANIZER_ENGINE?: string | undefined;
  HUMANIZER_URL?: string | undefined;
  HUMANIZER_MODEL?: string | undefined;
  HUMANIZER_JUDGE?: string | undefined;
  HUMANIZER_NAMES?: string | undefined;
  HUMANIZER_KEY?: string | undefined;
  HUMANIZER_SECONDS?: string | undefined;
  HUMANIZER_GATE?: string | undefined;
  MODEL_WORDS_A_DAY?: string | undefined;
};

/** `doubts`: the default where a request does not say. `judge`: the model that compares. */
type ModelSettings = {
  doubts: DoubtOption;
  names: NamesOption;
  model: string;
  judge: string;
  timeLimit: number;
};

export type EngineChoice<Models> =
  | { name: 'rules'; doubts: DoubtOption }
  | { name: 'http'; doubts: DoubtOption; address: string; timeLimit: number }
  | (ModelSettings & { name: 'chat'; address: string; key: string | undefined })
  | (ModelSettings & { name: 'workers-ai'; models: Models & {} })
  /** What is wrong with the settings, for the operator. */
  | { name: null; fault: string };

const defaultSeconds = '30';

const fault = (sentence: string) => ({ name: null, fault: sentence });

const isAddress = (address: string | undefined): address is string =>
  address !== undefined && /^https?:\/\//.test(address) && URL.canParse(address);

const isGiven = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/** Returns the engine that the settings name, or our rules if they name none. */
export function chooseEngine<Models>(
  settings: Settings<Models>,
  policy: TransportPolicy,
): EngineChoice<Models> {
  const choice = named(settings);
  return 'address' in choice && isInsecure(choice.address, policy)
    ? fault(
        `HUMANIZER_URL must begin with https:// outside of development, since anyone on the way could read the texts; it is “${choice.address}”.`,
      )
    : choice;
}

function named<Models>(settings: Settings<Models>): EngineChoice<Models> {
  const { HUMANIZER_ENGINE: name = 'rules', HUMANIZER_URL: address, HUMANIZER_MODEL: model } = settings;
  const { HUMANIZER_KEY: key, HUMANIZER_SECONDS: said = defaultSeconds, AI: models } = settings;
  const { HUMANIZER_GATE: gate = doubtOptions[0], HUMANIZER_NAMES: shown = namesOptions[0] } = settings;
  const doubts = doubtOptions.find((one) => one === gate);
  if (doubts === undefined) {
    return fault(`HUMANIZER_GATE must be “ask”, “use” or “keep”; it is “${gate}”.`);
  }
  const names = namesOptions.find((one) => one === shown);
  if (names === undefined) {
    return fault(`HUMANIZER_NAMES must be “shown” or “hidden”; it is “${shown}”.`);
  }
  const { MODEL_WORDS_A_DAY: most = '0' } = settings;
  if (!/^\d{1,12}$/.test(most)) {
    return fault(`MODEL_WORDS_A_DAY must be a whole number of words; it is “${most}”.`);
  }
  const judge = isGiven(settings.HUMANIZER_JUDGE) ? settings.HUMANIZER_JUDGE : (model ?? '');
  const seconds = said.trim() === '' ? Number.NaN : Number(said);
  if (!(seconds > 0 && seconds < Infinity)) {
    return fault(`HUMANIZER_SECONDS must be a number of seconds above 0; it is “${said}”.`);
  }
  const timeLimit = seconds * 1000;
  switch (name) {
    case 'rules':
      return { name, doubts };
    case 'http':
      return isAddress(address)
        ? { name, doubts, address, timeLimit }
        : fault('HUMANIZER_ENGINE is “http”, so HUMANIZER_URL must be the address of a service.');
    case 'chat':
      return isAddress(address) && isGiven(model)
        ? { name, doubts, names, address, model, judge, key: isGiven(key) ? key : undefined, timeLimit }
        : fault(
            'HUMANIZER_ENGINE is “chat”, so HUMANIZER_URL must be an address as http://localhost:11434/v1, and HUMANIZER_MODEL the name of a model there.',
          );
    case 'workers-ai':
      return models === undefined || models === null || !isGiven(model)
        ? fault(
            'HUMANIZER_ENGINE is “workers-ai”, so the AI binding and HUMANIZER_MODEL must be set. The binding stands in production alone.',
          )
        : { name, doubts, names, models, model, judge, timeLimit };
    default:
      return fault(`HUMANIZER_ENGINE must be “rules”, “chat”, “workers-ai” or “http”; it is “${name}”.`);
  }
}
