import type { Read, UntestedKind } from '#prose/index.ts';

export const verdicts: Record<Read['verdict'], { title: string; meaning: string }> = {
  reads_human: {
    title: 'Reads human',
    meaning: 'Its wording and rhythm are closer to the texts by people that it was compared with.',
  },
  cannot_tell: {
    title: 'Cannot tell',
    meaning: 'People and models both write like this. No answer is the honest answer.',
  },
  reads_machine: {
    title: 'Reads machine-written',
    meaning: 'Its wording and rhythm are closer to the texts by models that it was compared with.',
  },
};

/** What the text looks like where no text like it was in the test. */
const untestedNames: Record<UntestedKind, string> = {
  email: 'an email',
  post: 'a blog post',
  advertisement: 'advertising',
};

export const untestedNote = (kind: UntestedKind): string =>
  `This looks like ${untestedNames[kind]}. The estimate was tested on news, stories, essays and abstracts, so here it may well be wrong.`;

export const simulatedNote = 'Drawn at random within fixed bounds. These numbers do not measure your text.';

export const measuredNote = 'It says how the text reads. It cannot say who wrote it.';

export const rewrittenNote = 'Rewritten texts were not among those it was tested on.';

export const detectorPromise =
  'We cannot see into these detectors. They disagree with each other and change often, so nobody can promise what one of them will say.';
