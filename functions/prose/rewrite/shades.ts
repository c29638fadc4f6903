import type { Strength } from '#contract/humanize.ts';
import type { Settings } from './options.ts';
import { RULES } from './precedence.ts';
import type { Choice } from './proposal.ts';
import { isOfTone } from './restraint.ts';

type ChooseAt = (strength: Strength) => Choice[];

/**
 * What a strength changes. Where a text has nothing that a greater strength alone takes, the lesser one leaves the kind that tells
 * least to it, so that no two do the same; and a lesser one changes nothing that a greater one leaves. Only the last kind of all
 * is taken by balanced as well.
 */
export function shade({ strength, tone }: Pick<Settings, 'strength' | 'tone'>, chooseAt: ChooseAt): Choice[] {
  const isAsked = ({ proposal: { rule, precedence } }: Choice): boolean =>
    precedence >= ASKED || isOfTone(rule, tone);
  const lessThan = (greater: readonly Choice[], lesser: readonly Choice[]): Choice[] => {
    const kept = new Set(greater.map(placeOf));
    const within = lesser.filter((choice) => isAsked(choice) || kept.has(placeOf(choice)));
    return within.length < greater.length ? within : withoutLeastTelling(within, isAsked);
  };
  const strong = chooseAt('strong');
  if (strength === 'strong') return strong;
  const atBalanced = chooseAt('balanced');
  const fewer = lessThan(strong, atBalanced);
  // What most people run is not to come back as it was while something is surely better.
  const balanced = fewer.every(isAsked) ? atBalanced : fewer;
  return strength === 'balanced' ? balanced : lessThan(balanced, chooseAt('light'));
}

/** Formatting, frames: what somebody asks for, or what is no part of the text. */
const ASKED = RULES.frame.precedence;

const placeOf = ({ proposal, wording }: Choice): string =>
  `${proposal.rule} ${wording.edits.map(({ start, end }) => `${start}-${end}`).join()}`;

const kindOf = ({ proposal: { rule, line } }: Choice): string => line ?? rule;

/** All but one kind of change, the one that shows least of a machine. */
function withoutLeastTelling(choices: readonly Choice[], isAsked: (choice: Choice) => boolean): Choice[] {
  let least: Choice | null = null;
  for (const choice of choices) {
    if (isAsked(choice)) continue;
    if (least === null || weightOf(choice) <= weightOf(least)) least = choice;
  }
  if (least === null) return [...choices];
  const kind = kindOf(least);
  return choices.filter((choice) => isAsked(choice) || kindOf(choice) !== kind);
}

/** How much of a sign it is, and of two alike the one that is served first. */
const weightOf = ({ proposal: { tell, precedence } }: Choice): number => tell + precedence / 1000;
