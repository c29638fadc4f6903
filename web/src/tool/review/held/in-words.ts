import { contentNames } from '#content/tool/held.ts';
import { standingIn, stopped, unquoted } from '#prose/text/quoted-words.ts';
import { inFigures } from '#words/figures.ts';
import type { Held, Seen } from '#contract/humanize.ts';
import type { Decision } from '#history/held.ts';
import type { Finished } from '../finished.ts';
import { heldIn } from './states.ts';

const longest = 60;

function quoted(words: string): string {
  const line = unquoted(words.trim().replace(/\s+/g, ' '));
  return line.length <= longest ? `“${line}”` : `“${line.slice(0, line.lastIndexOf(' ', longest))} …”`;
}

const wordsOf = (source: string, after: string, seen: Seen) => ({
  before: source.slice(seen.before.start, seen.before.end).trim(),
  after: after.slice(seen.after.start, seen.after.end).trim(),
});

/** The first words that differ, or both complete wordings if none are named. */
export function wordsInQuestion(source: string, held: Held): { before: string; after: string } {
  const [seen] = held.seen;
  const words = seen && wordsOf(source, held.after, seen);
  if (words && words.before + words.after !== '') return words;
  return { before: source.slice(held.start, held.end), after: held.after };
}

/** Maximum number of differences that are named. */
const mostNamed = 3;

const listed = (words: readonly string[]): string =>
  `${words.map(quoted).join(', ')} ${words.length === 1 ? 'is' : 'are'}`;

const isOfWords = ({ kind }: Seen): boolean => kind === 'word' || kind === 'link';

/** The server pairs leftover words in order, even unrelated ones, so they are listed as gone and new. */
export function whyInWords(source: string, { start, end, after, seen, why }: Held): string {
  const named = seen.slice(0, mostNamed);
  if (named.length < 2 || !named.every(isOfWords)) return why;
  const words = named.map((each) => wordsOf(source, after, each));
  const standsAfter = standingIn(after);
  const standsBefore = standingIn(source.slice(start, end));
  const gone = words.flatMap(({ before }) => (before && !standsAfter(before) ? before : []));
  const come = words.flatMap((each) => (each.after && !standsBefore(each.after) ? each.after : []));
  if (gone.length + come.length === 0) return why;
  return [gone.length > 0 && `${listed(gone)} gone.`, come.length > 0 && `${listed(come)} new.`]
    .filter(Boolean)
    .join(' ');
}

/** The warnings before a refused wording is used: "A number is lost: “40”." */
export const lossesInWords = (source: string, { start, end, after, seen }: Held): string[] => [
  ...new Set(
    seen.flatMap((each) => {
      const words = wordsOf(source, after, each);
      const name = `A ${contentNames[each.kind]}`;
      if (words.before === '' && words.after === '') return [];
      if (words.before === '') return [stopped(`${name} is new: ${quoted(words.after)}`)];
      if (words.after === '') return [stopped(`${name} is lost: ${quoted(words.before)}`)];
      if (seen.length > 1 && isOfWords(each))
        return [
          ...(standingIn(after)(words.before) ? [] : [stopped(`${name} is lost: ${quoted(words.before)}`)]),
          ...(standingIn(source.slice(start, end))(words.after)
            ? []
            : [stopped(`${name} is new: ${quoted(words.after)}`)]),
        ];
      return [stopped(`${name} changes: ${quoted(words.before)} to ${quoted(words.after)}`)];
    }),
  ),
];

/** The first two reasons of refused wordings; empty if there are none. */
export const reasonsInWords = ({ asked: { source } }: Finished, refused: readonly Held[]): string =>
  refused
    .slice(0, 2)
    .map((held, at) => `${at === 0 ? ' · ' : ' '}${lossesInWords(source, held)[0] ?? held.why}`)
    .join('');

/** What was decided and by whom: "4 decided by you, 2 by the model, 1 kept as it was". Empty before the first decision. */
export function decisionsInWords(finished: Finished): string {
  const { doubts, refused } = heldIn(finished);
  const decisions = doubts.flatMap(({ decision }) => decision ?? []);
  const by = (who: Decision['by']) => decisions.filter((decision) => decision.by === who).length;
  const yours = by('you');
  const models = by('model');
  const assistants = by('assistant');
  const set = decisions.filter((decision) => decision.by === 'setting' && decision.used).length;
  const left = by('setting') - set;
  const anyway = refused.filter(({ state }) => state === 'used').length;
  return [
    yours > 0 && `${inFigures(yours)} decided by you`,
    models > 0 && `${inFigures(models)} ${yours > 0 ? '' : 'decided '}by the model`,
    assistants > 0 && `${inFigures(assistants)} ${yours + models > 0 ? '' : 'decided '}by your assistant`,
    set > 0 && `${inFigures(set)} used by this server’s setting`,
    left > 0 && `${inFigures(left)} kept as ${left === 1 ? 'it was' : 'they were'}`,
    anyway > 0 && `${inFigures(anyway)} refused and used by you`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
