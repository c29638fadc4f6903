import { dashForms, linkGroups, links, sampleToSend, spellings, type Voice } from '#contract/voice.ts';
import { isRecord, isText } from '#history/stored-changes.ts';

const figureFrom = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= 1000 ? value : null;

/** Parses a voice from browser storage. Returns null for values that the server would reject. */
export function voiceFrom(stored: unknown): Voice | null {
  if (!isRecord(stored)) return null;
  const { links: preferred } = stored;
  if (!isRecord(preferred)) return null;
  const sentenceLength = figureFrom(stored['sentenceLength']);
  const contractions = figureFrom(stored['contractions']);
  const dashes = figureFrom(stored['dashes']);
  const firstPerson = figureFrom(stored['firstPerson']);
  if (sentenceLength === null || dashes === null || firstPerson === null) return null;
  if (sentenceLength < 1 || sentenceLength > 200 || (contractions ?? 0) > 1) return null;
  const favourites = linkGroups.flatMap((group) => {
    const word = links[group].find((each) => each === preferred[group]);
    return word === undefined ? [] : [[group, word] as const];
  });
  const dashForm = dashForms.find((each) => each === stored['dashForm']) ?? null;
  const spelling = spellings.find((each) => each === stored['spelling']) ?? null;
  const { sample } = stored;
  return {
    sentenceLength,
    contractions,
    dashes,
    dashForm,
    firstPerson,
    links: Object.fromEntries(favourites),
    spelling,
    ...(isText(sample) && { sample: sampleToSend(sample) }),
  };
}

/** Serialises a voice for the options of a run, which are compared by value. */
export const voiceOption = (voice: Voice): string => JSON.stringify(voice);

export function voiceFromOption(option: unknown): Voice | null {
  if (!isText(option)) return null;
  try {
    return voiceFrom(JSON.parse(option));
  } catch {
    return null;
  }
}
