import type { ContentKind, Held, HumanizeResult } from '#contract/humanize.ts';

export const heldSource =
  'We utilize tools. Doctors say that sleep helps. Nurses agree. They bought 40 chairs. It rained.';

/** A wording of a sentence in which `after` replaces `before`. */
export function heldAt(kind: ContentKind, sentence: string, before: string, after: string): Held {
  const start = heldSource.indexOf(sentence);
  const from = start + sentence.indexOf(before);
  const wording = sentence.replace(before, after);
  const to = wording.indexOf(after);
  const seen = {
    kind,
    before: { start: from, end: from + before.length },
    after: { start: to, end: to + after.length },
  };
  const why = `‘${before}’ had become ‘${after}’`;
  return { start, end: start + sentence.length, after: wording, seen: [seen], why };
}

export const doctors = heldAt('who', 'Doctors say that sleep helps.', 'Doctors', 'Patients');
export const nurses = heldAt('word', 'Nurses agree.', 'agree', 'nod');
export const chairs = heldAt('number', 'They bought 40 chairs.', '40', '50');

const end = heldSource.length;
export const added: Held = {
  start: end,
  end,
  after: 'It ruins families.',
  seen: [{ kind: 'sentence', before: { start: end, end }, after: { start: 0, end: 18 } }],
  why: '‘It ruins families.’ is new',
};

const at = heldSource.indexOf('40');

/** The answer of an engine that was sure of only one word. */
export const heldAnswer: Pick<HumanizeResult, 'changes' | 'doubts' | 'refused' | 'facts'> = {
  changes: [{ start: 3, end: 10, before: 'utilize', after: 'use', reason: 'A plainer word.', by: 'rules' }],
  doubts: [doctors, nurses],
  refused: [chairs, added],
  facts: {
    facts: [{ kind: 'number', text: '40', start: at, end: at + 2, survives: true }],
    compared: '1 number kept',
  },
};
