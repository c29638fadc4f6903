import { strengths, tones } from '#contract/humanize.ts';
import { rewrite, type Options } from '#prose/rewrite/index.ts';
import type { Sample } from './corpus.ts';

/** So many texts of machines show whether two settings do the same. */
const TEXTS = 50;

/** Of the texts that any of some settings changes, how many come out the same of each two of them. */
export function printAlike(samples: readonly Sample[]): void {
  const machine = samples.filter((sample) => sample.machine);
  const step = Math.max(1, Math.floor(machine.length / TEXTS));
  const texts = machine.filter((_, at) => at % step === 0).slice(0, TEXTS);
  console.log(
    `\nTexts of ${texts.length} that come out the same of two settings, of those that either changes`,
  );
  printPairs(
    texts,
    strengths.map((strength) => [strength, { strength }]),
  );
  printPairs(
    texts,
    tones.map((tone) => [tone, { tone }]),
  );
}

type Setting = readonly [string, Options];

function printPairs(texts: readonly Sample[], settings: readonly Setting[]): void {
  const results = settings.map(([name, options]) => ({
    name,
    texts: texts.map(({ text }) => rewrite(text, options).text),
  }));
  for (const [at, one] of results.entries()) {
    for (const other of results.slice(at + 1)) {
      const changed = texts.filter(
        ({ text }, row) => one.texts[row] !== text || other.texts[row] !== text,
      ).length;
      const alike = texts.filter(
        ({ text }, row) => one.texts[row] === other.texts[row] && one.texts[row] !== text,
      ).length;
      console.log(`  ${one.name} and ${other.name}: ${alike} of ${changed}`);
    }
  }
}
