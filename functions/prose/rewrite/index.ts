import type { HumanizeOutcome, Strength } from '#contract/humanize.ts';
import { applyChanges, type Change } from '../text/changes/change.ts';
import { readSource, type Source } from '../text/source.ts';
import { changesOf } from './changes.ts';
import { choose } from './choose.ts';
import { dashing } from './dashing.ts';
import { english } from './english/index.ts';
import { turns } from './judges.ts';
import { proposeFormatting } from './formatting/index.ts';
import type { RewritableLanguage } from './language.ts';
import { isOfLength, isOfVoice, leaningOf, withinLeaning, type Leaning } from './leaning.ts';
import { MOST_CHANGED, settingsOf, type Options, type Settings } from './options.ts';
import { isWithin, type Choice, type Proposal } from './proposal.ts';
import { hasManyDashes, isOfDashes, isOfTone, isRewording } from './restraint.ts';
import { planRhythm, rhythm } from './rhythm.ts';
import { shade } from './shades.ts';

export { changesOf } from './changes.ts';
export { MOST_CHANGED, type Options } from './options.ts';

export type Rewritten = {
  text: string;
  changes: Change[];
  outcome: HumanizeOutcome;
};

const languages: readonly RewritableLanguage[] = [english];

/** The text as an editor would have it, and every change with its place and reason. */
export function rewrite(text: string, options: Options = {}): Rewritten {
  const { chosen, outcome } = chooseChanges(readSource(text), options);
  const changes = changesOf(text, chosen);
  return { text: applyChanges(text, changes), changes, outcome };
}

export type Chosen = { proposals: readonly Proposal[]; chosen: readonly Choice[]; outcome: HumanizeOutcome };

/** Signs of a machine per hundred words under which a text is left alone. */
const READS_WELL = { light: 0.5, balanced: 0.35, strong: 0.1 } as const;

/** Under this, or with a single tell, it is plain as it stands: its tells go, its words and sentences stay. */
const PLAIN = 0.5;
const ONE_TELL = 1;

/** A shorter text has too little in it for three strengths. */
const SHADED = 60;

/** What the rules propose for a whole text, and what is chosen of it. */
export function chooseChanges(source: Source, options: Options): Chosen {
  const { text } = source;
  const settings = settingsOf(options);
  const language = languages.find(({ knows }) => knows(text));
  if (!language) {
    const outcome = /\p{L}/u.test(text) ? 'not English' : 'nothing to read';
    return { proposals: [], chosen: [], outcome };
  }
  const leaning = leaningOf(text, settings);
  const { proposals, lengths } = language.rules(source, settings, leaning);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const wanted = settings.formatting === 'plain' ? proposeFormatting(source, settings, language) : [];
  const chooseAt = (strength: Strength): Choice[] => {
    const manyDashes = strength === 'strong' && hasManyDashes(text, words);
    const open = openAt(strength, { proposals, words, settings, leaning, manyDashes });
    const planned = planRhythm(open, lengths, { strength, length: settings.voice?.sentenceLength ?? null });
    const judges = [rhythm(planned), turns(), ...language.judges.map((judge) => judge())];
    if (leaning !== null) judges.push(dashing(leaning, lengths.length));
    const budget = Math.floor(words * MOST_CHANGED[strength]);
    return choose([...wanted, ...open], judges, { length: text.length, budget });
  };
  const isShaded = leaning === null && words >= SHADED;
  const chosen = isShaded ? shade(settings, chooseAt) : chooseAt(settings.strength);
  if (chosen.length > 0) return { proposals, chosen, outcome: 'rewritten' };
  return { proposals, chosen, outcome: words === 0 ? 'nothing to read' : 'reads well' };
}

/** What is open to a strength of all that was proposed. */
function openAt(
  strength: Strength,
  { proposals, words, settings, leaning, manyDashes }: Found,
): readonly Proposal[] {
  const heard = strength === 'strong' ? proposals : proposals.filter(({ level }) => level !== 'strong');
  const tell = tellOf(heard);
  const told = words === 0 ? 0 : (tell * 100) / words;
  const isPlain = tell <= ONE_TELL || told < PLAIN;
  const isOpen = ({ rule, level }: Proposal): boolean =>
    isOfTone(rule, settings.tone) ||
    (leaning !== null && (isOfVoice(rule) || (isOfLength(rule) && isWithin(level, strength)))) ||
    (isWithin(level, strength) &&
      (rule === 'frame' ||
        (manyDashes && isOfDashes(rule)) ||
        (told >= READS_WELL[strength] && !(isPlain && isRewording(rule)))));
  const found = heard.filter(isOpen);
  return leaning === null ? found : withinLeaning(found, leaning);
}

type Found = {
  proposals: readonly Proposal[];
  words: number;
  settings: Settings;
  leaning: Leaning | null;
  /** Whether its dashes may go though it reads well otherwise. */
  manyDashes: boolean;
};

/** The signs of a machine in a text, whose proposals come sentence by sentence. What one sentence says twice is one sign. */
function tellOf(proposals: readonly Proposal[]): number {
  let sum = 0;
  let last = -1;
  let lines: string[] = [];
  for (const { sentence, line, tell } of proposals) {
    if (sentence !== last) lines = [];
    last = sentence;
    if (tell === 0 || (line !== null && lines.includes(line))) continue;
    if (line !== null) lines.push(line);
    sum += tell;
  }
  return sum;
}
