import {
  formattings,
  type HumanizeOptions,
  type OtherSettings,
  strengths,
  tones,
} from '#contract/humanize.ts';
import { limits } from '#contract/limits.ts';
import { countWords } from '#contract/words.ts';
import type { FoundChange, Source } from '#prose/index.ts';

type Changes = readonly FoundChange[];

/** The text and the changes of the run. */
type Run = { source: Source; changes: Changes };

/** Counts the changes that each other setting would make. It runs the rules for each, so it skips long texts (null). */
export function otherSettings(
  { source, changes }: Run,
  options: HumanizeOptions,
  changesWith: (source: Source, options: HumanizeOptions) => Changes,
): OtherSettings | null {
  if (countWords(source.text) > limits.otherSettingsWords) return null;
  const { strength = 'balanced', tone = 'neutral', formatting = 'keep' } = options;
  const made = (other: HumanizeOptions) => changesWith(source, { ...options, ...other });
  return {
    strength: placesBy(strengths, strength, changes, (other) => made({ strength: other })),
    tone: placesBy(tones, tone, changes, (other) => made({ tone: other })),
    formatting: placesBy(formattings, formatting, changes, (other) => made({ formatting: other })),
  };
}

function placesBy<Value extends string>(
  values: readonly Value[],
  used: Value,
  now: Changes,
  made: (value: Value) => Changes,
): Partial<Record<Value, number>> {
  const places: Partial<Record<Value, number>> = {};
  const known = [now];
  for (const value of values) {
    if (value === used) continue;
    const changes = made(value);
    if (known.some((other) => differences(other, changes) === 0)) continue;
    known.push(changes);
    places[value] = differences(now, changes);
  }
  return places;
}

/** Counts the places that only one of them changes, or that they change differently. */
function differences(one: Changes, other: Changes): number {
  const afters = new Map(one.map(({ start, after }) => [start, after]));
  const starts = new Set(other.map(({ start }) => start));
  const changed = other.filter(({ start, after }) => afters.get(start) !== after);
  return changed.length + one.filter(({ start }) => !starts.has(start)).length;
}
