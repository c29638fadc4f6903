import type { Read, UntestedKind } from '#prose/index.ts';

export const verdicts: Record<Read['verdict'], { title: string; meaning: string }> = {
  reads_human: {
    title: 'Reads human',
    meaning: 'Its wording and rhythm are closer to the human texts we compared it with.',
  },
  cannot_tell: {
    title: 'Cannot tell',
    meaning: 'People and AI models both write like this, so we can’t say which.',
  },
  reads_machine: {
    title: 'Reads machine-written',
    meaning: 'Its wording and rhythm are closer to the AI texts we compared it with.',
  },
};

/** Names of the kinds of text that were not in the test. */
const untestedNames: Record<UntestedKind, string> = {
  email: 'an email',
  post: 'a blog post',
  advertisement: 'advertising',
};

export const untestedNote = (kind: UntestedKind): string =>
  `This looks like ${untestedNames[kind]}. The estimate was tested on news, stories, essays and abstracts, so here it may well be wrong.`;

export const simulatedNote = 'Random numbers within a fixed range. They don’t measure your text.';

export const measuredNote = 'It says how the text reads. It cannot say who wrote it.';

export const rewrittenNote = 'It was not tested on rewritten texts.';

export const detectorPromise =
  'We cannot see into these detectors. They disagree with each other and change often, so nobody can promise what one of them will say.';
