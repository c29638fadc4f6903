import type { Strength, Tone } from '#contract/humanize.ts';
import { isFormal, MOST_CHANGED, type Settings } from './options.ts';
import { isWithin, startOf, type Choice, type Proposal, type Wording } from './proposal.ts';
import { isDashRule, isFree, isLengthRule, RULES, type RuleId } from './rules.ts';
import { dashSpacing, repetition, rotation, type Scorer } from './scorers.ts';
import { withinTargets, type StyleTargets } from './style-targets.ts';

// The only place that decides which proposals become changes:
//   1. the proposals that are open at a strength, given how machine-like the text is (`openAt`);
//   2. of those, as many as the author's style needs, or what most people do (`withinTargets`);
//   3. in order of precedence, without overlaps, each with its best wording, within the budget (`choose`);
//   4. for a lower strength, only changes that the higher one also makes (`withinStronger`).

export type Found = {
  text: string;
  /** In the order of their sentences. */
  proposals: readonly Proposal[];
  /** Formatting proposals, which the person asked for. */
  asked: readonly Proposal[];
  words: number;
  sentences: number;
  settings: Settings;
  targets: StyleTargets | null;
};

/** A text with fewer words has too few finds to tell three strengths apart. */
const LEAST_WORDS = 60;

export function select(found: Found): Choice[] {
  const { words, settings } = found;
  const { strength } = settings;
  const strong = (): Choice[] => chooseAt(found, 'strong');
  if (settings.voice !== null || words < LEAST_WORDS || strength === 'strong')
    return chooseAt(found, strength);
  const isAsked = isAskedFor(settings.tone);
  const atBalanced = chooseAt(found, 'balanced');
  const fewer = withinStronger(strong(), atBalanced, isAsked);
  // Most people use balanced, so it must not return the text unchanged when something is certainly better.
  const balanced = fewer.every(isAsked) ? atBalanced : fewer;
  return strength === 'balanced' ? balanced : withinStronger(balanced, chooseAt(found, 'light'), isAsked);
}

/** Below this likeness per hundred words, a text is left unchanged. */
const READS_WELL = { light: 0.5, balanced: 0.35, strong: 0.1 } as const;
/** Below this, or with a single find, only sure signs of a machine are changed. */
const PLAIN = 0.5;
const ONE_FIND = 1;

function chooseAt(found: Found, strength: Strength): Choice[] {
  const scorers = [rotation(), repetition()];
  if (found.settings.voice !== null && found.targets !== null)
    scorers.push(dashSpacing(found.targets, found.sentences));
  const budget = Math.floor(found.words * MOST_CHANGED[strength]);
  return choose([...found.asked, ...openAt(found, strength)], scorers, { length: found.text.length, budget });
}

function openAt({ proposals, words, settings, targets }: Found, strength: Strength): readonly Proposal[] {
  const heard = strength === 'strong' ? proposals : proposals.filter(({ level }) => level !== 'strong');
  const likeness = likenessOf(heard);
  const share = words === 0 ? 0 : (likeness * 100) / words;
  const isPlain = likeness <= ONE_FIND || share < PLAIN;
  const isOpen = ({ rule, level, likeness: own }: Proposal): boolean => {
    if (isOfTone(rule, settings.tone)) return true;
    if (settings.voice !== null && (isFree(rule) || isDashRule(rule))) return true;
    if (!isWithin(level, strength)) return false;
    if (rule === 'boilerplate' || rule === 'contraction' || isDashRule(rule) || isLengthRule(rule))
      return true;
    return share >= READS_WELL[strength] && !(isPlain && own < SURE);
  };
  const open = heard.filter(isOpen);
  return targets === null ? open : withinTargets(open, targets);
}

/** From this likeness on, a find is a sure sign of a machine. */
const SURE = 0.2;

const isOfTone = (rule: RuleId, tone: Tone): boolean =>
  isFormal(tone)
    ? rule === 'expansion' || rule === 'phrase-formal'
    : tone === 'casual' && (rule === 'contraction' || rule === 'phrase-casual');

/** Sums the likeness over a text. Several finds of one row in a sentence count once. */
function likenessOf(proposals: readonly Proposal[]): number {
  let sum = 0;
  let last = -1;
  let lines: string[] = [];
  for (const { sentence, line, likeness } of proposals) {
    if (sentence !== last) lines = [];
    last = sentence;
    if (likeness === 0 || (line !== null && lines.includes(line))) continue;
    if (line !== null) lines.push(line);
    sum += likeness;
  }
  return sum;
}

type Bounds = {
  /** The length of the source. */
  length: number;
  /** Maximum total cost of the changes. */
  budget: number;
};

/** Chooses proposals by precedence and without overlaps, each in the wording with the best score. */
export function choose(
  proposals: readonly Proposal[],
  scorers: readonly Scorer[],
  { length, budget }: Bounds,
): Choice[] {
  const taken = new Uint8Array(length);
  const chosen: Choice[] = [];
  let spent = 0;
  const ordered = proposals.toSorted(
    (one, other) => other.precedence - one.precedence || startOf(one) - startOf(other),
  );
  for (const proposal of ordered) {
    if (proposal.claim.some(({ start, end }) => taken.subarray(start, end).includes(1))) continue;
    const wording = bestOf(proposal, scorers);
    if (wording === null || spent + wording.cost > budget) continue;
    for (const { start, end } of proposal.claim) taken.fill(1, start, end);
    for (const scorer of scorers) scorer.note(proposal, wording);
    chosen.push({ proposal, wording });
    spent += wording.cost;
  }
  return chosen;
}

/** Returns the first wording with the highest score; null when all are vetoed. */
function bestOf(proposal: Proposal, scorers: readonly Scorer[]): Wording | null {
  let best: Wording | null = null;
  let most = -Infinity;
  for (const wording of proposal.wordings) {
    const score = scoreOf(proposal, wording, scorers);
    if (score !== 'veto' && score > most) {
      best = wording;
      most = score;
    }
  }
  return best;
}

function scoreOf(proposal: Proposal, wording: Wording, scorers: readonly Scorer[]): number | 'veto' {
  let sum = 0;
  for (const scorer of scorers) {
    const score = scorer.score(proposal, wording);
    if (score === 'veto') return 'veto';
    sum += score;
  }
  return sum;
}

type IsAsked = (choice: Choice) => boolean;

/** Whether a change is made at every strength: formatting, boilerplate, tone. */
export const isAskedFor =
  (tone: Tone): IsAsked =>
  ({ proposal: { rule, precedence } }) =>
    precedence >= RULES.boilerplate.precedence || isOfTone(rule, tone);

/** Limits a lower strength to changes that the higher one makes. If it would make all of them, one kind is left out. */
function withinStronger(higher: readonly Choice[], lower: readonly Choice[], isAsked: IsAsked): Choice[] {
  const kept = new Set(higher.map(placeOf));
  const within = lower.filter((choice) => isAsked(choice) || kept.has(placeOf(choice)));
  if (within.length < higher.length) return within;
  const others = within.filter((choice) => !isAsked(choice));
  const least = others.toSorted((one, other) => weightOf(one) - weightOf(other))[0];
  return least === undefined
    ? within
    : within.filter((choice) => isAsked(choice) || kindOf(choice) !== kindOf(least));
}

const placeOf = ({ proposal, wording }: Choice): string =>
  `${proposal.rule} ${wording.edits.map(({ start, end }) => `${start}-${end}`).join()}`;

const kindOf = ({ proposal: { rule, line } }: Choice): string => line ?? rule;

/** Sort key: changes that light makes count most, then likeness, then precedence. */
const weightOf = ({ proposal: { level, likeness, precedence } }: Choice): number =>
  (level === 'light' ? MOST_LIKENESS : 0) + likeness + precedence / 1000;

const MOST_LIKENESS = 10;
