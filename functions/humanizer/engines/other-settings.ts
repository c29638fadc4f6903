import {
  formattings,
  type HumanizeOptions,
  type OtherSettings,
  strengths,
  tones,
} from '#contract/humanize.ts';
import { limits } from '#contract/limits.ts';
import { countWords } from '#contract/words.ts';
import { cleanedOf } from '#humanizer/result/rewriting.ts';
import type { FoundChange, Source } from '#prose/index.ts';

type Changes = readonly FoundChange[];

/** What the other settings would change, by rules that change `rewrite(source, options)`. Each is tried, so it is null for a long text. */
export function otherSettings(
  text: string,
  options: HumanizeOptions,
  rewrite: (source: Source, options: HumanizeOptions) => Changes,
): OtherSettings | null {
  if (countWords(text) > limits.otherSettingsWords) return null;
  const { strength = 'balanced', tone = 'neutral', formatting = 'keep' } = options;
  const { source } = cleanedOf(text, options.frozen ?? []);
  const made = (other: HumanizeOptions) => rewrite(source, { ...options, ...other });
  const now = made({});
  return {
    strength: placesBy(strengths, strength, now, (other) => made({ strength: other })),
    tone: placesBy(tones, tone, now, (other) => made({ tone: other })),
    formatting: placesBy(formattings, formatting, now, (other) => made({ formatting: other })),
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

/** Places that only one of the two changes, or that they change in different ways. */
function differences(one: Changes, other: Changes): number {
  const afters = new Map(one.map(({ start, after }) => [start, after]));
  const starts = new Set(other.map(({ start }) => start));
  const changed = other.filter(({ start, after }) => afters.get(start) !== after);
  return changed.length + one.filter(({ start }) => !starts.has(start)).length;
}
