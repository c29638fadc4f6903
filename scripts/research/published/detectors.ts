import { type Answer, percentOf } from './answers.ts';

/** Whether a score is above the middle of its scale, which counts as human. */
const saysHuman = (score: number) => score > 0.5;

/** Returns how far detectors agree, on the texts that all of them judged. */
export function agreementOf(answers: readonly Answer[]) {
  const detectors = Object.keys(answers[0]?.human_scores ?? {}).toSorted();
  const texts = answers.flatMap(({ human_scores: scores }) => {
    const all = detectors.flatMap((detector) => scores?.[detector] ?? []);
    return all.length === detectors.length ? [all.map(saysHuman)] : [];
  });
  const share = (count: (votes: boolean[]) => boolean) => texts.filter(count).length / texts.length;
  const human = detectors.map((_, i) => share((votes) => votes[i] === true));
  const byChance =
    human.reduce((product, each) => product * each, 1) +
    human.reduce((product, each) => product * (1 - each), 1);
  const pairs = detectors.flatMap((one, i) =>
    detectors.slice(i + 1).map((other, j) => {
      const agree = share((votes) => votes[i] === votes[i + 1 + j]);
      return { one, other, percent: percentOf(agree) };
    }),
  );
  return {
    texts: texts.length,
    all_agree_percent: percentOf(share((votes) => new Set(votes).size === 1)),
    all_would_agree_by_chance_percent: percentOf(byChance),
    /** Number of texts by how many of the detectors called them human, from none to all. */
    texts_by_votes: Array.from(
      { length: detectors.length + 1 },
      (_, count) => texts.filter((votes) => votes.filter(Boolean).length === count).length,
    ),
    called_human_percent: Object.fromEntries(
      detectors.map((detector, i) => [detector, percentOf(human[i] ?? 0)]),
    ),
    pairs,
  };
}
